// Holds proofs of the log's tree to the verifier of Go's checksum database: every proof is accepted,
// and none in which a hash, a size or an index is another one.
//
// Input, one a line: `root SIZE HASH`, `leaf INDEX HASH`, `inclusion SIZE INDEX HASH…`,
// `consistency SIZE LARGER HASH…`. Hashes are in base64. Roots and leaves come before proofs.
package main

import (
	"bufio"
	"encoding/base64"
	"fmt"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/tlog"
)

func fail(line string, what string) {
	fmt.Printf("%s\n%s\n", what, line)
	os.Exit(1)
}

func hash(text string, line string) (hash tlog.Hash) {
	bytes, err := base64.StdEncoding.DecodeString(text)
	if err != nil || len(bytes) != len(hash) {
		fail(line, "not a hash")
	}
	copy(hash[:], bytes)
	return hash
}

func main() {
	roots := map[int64]tlog.Hash{}
	leaves := map[int64]tlog.Hash{}
	accepted, refused := 0, 0
	input := bufio.NewScanner(os.Stdin)
	input.Buffer(make([]byte, 1<<20), 1<<20)
	for input.Scan() {
		line := input.Text()
		words := strings.Fields(line)
		first, _ := strconv.ParseInt(words[1], 10, 64)
		if words[0] == "root" {
			roots[first] = hash(words[2], line)
			continue
		}
		if words[0] == "leaf" {
			leaves[first] = hash(words[2], line)
			continue
		}
		second, _ := strconv.ParseInt(words[2], 10, 64)
		var path []tlog.Hash
		for _, word := range words[3:] {
			path = append(path, hash(word, line))
		}
		// holds asks the verifier; a and b are the sizes, or the size and the index.
		var holds func(path []tlog.Hash, a int64, b int64, x tlog.Hash, y tlog.Hash) bool
		var x, y tlog.Hash
		if words[0] == "inclusion" {
			x, y = roots[first], leaves[second]
			holds = func(path []tlog.Hash, a int64, b int64, x tlog.Hash, y tlog.Hash) bool {
				return tlog.CheckRecord(path, a, x, b, y) == nil
			}
		} else {
			x, y = roots[first], roots[second]
			holds = func(path []tlog.Hash, a int64, b int64, x tlog.Hash, y tlog.Hash) bool {
				return tlog.CheckTree(path, b, y, a, x) == nil
			}
		}
		if !holds(path, first, second, x, y) {
			fail(line, "refused")
		}
		accepted++
		try := func(what string, path []tlog.Hash, a int64, b int64, x tlog.Hash, y tlog.Hash) {
			if holds(path, a, b, x, y) {
				fail(line, "accepted with another "+what)
			}
			refused++
		}
		var other tlog.Hash
		if x != y {
			other = x
			other[0] ^= 1
			try("first hash", path, first, second, other, y)
			other = y
			other[31] ^= 1
			try("second hash", path, first, second, x, other)
		}
		for place := range path {
			changed := append([]tlog.Hash{}, path...)
			changed[place][place%32] ^= 1
			try("hash in the path", changed, first, second, x, y)
			try("path, one shorter", append(append([]tlog.Hash{}, path[:place]...), path[place+1:]...), first, second, x, y)
		}
		try("path, one longer", append(append([]tlog.Hash{}, path...), x), first, second, x, y)
		if words[0] == "inclusion" {
			// Another index is refused wherever another leaf stands there.
			for _, index := range []int64{second ^ 1, second + 1, second - 1, -1, first} {
				if leaf, known := leaves[index]; !known || leaf != y || index >= first {
					try("index", path, first, index, x, y)
				}
			}
		} else if first != second {
			for _, size := range []int64{first + 1, first - 1} {
				if size > 0 && roots[size] != x {
					try("size", path, size, second, x, y)
				}
			}
			try("larger size", path, first, first-1, x, y)
		}
	}
	if accepted == 0 {
		fail("", "no proof at all")
	}
	fmt.Printf("golang.org/x/mod/sumdb/tlog: %d proofs accepted, %d mutations refused\n", accepted, refused)
}
