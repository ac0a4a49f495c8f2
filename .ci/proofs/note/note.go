// Signs and opens notes by Go's note package.
//
//	note open            input: key, note, note … with zero bytes between; prints how many are opened
//	note sign            input: a text; prints the public key of a new key and the note, with a zero byte between
package main

import (
	"crypto/rand"
	"fmt"
	"io"
	"os"
	"strings"

	"golang.org/x/mod/sumdb/note"
)

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	input, err := io.ReadAll(os.Stdin)
	must(err)
	if os.Args[1] == "open" {
		parts := strings.Split(string(input), "\x00")
		verifier, err := note.NewVerifier(parts[0])
		must(err)
		opened := 0
		for _, text := range parts[1:] {
			if found, err := note.Open([]byte(text), note.VerifierList(verifier)); err == nil && len(found.Sigs) == 1 {
				opened++
			}
		}
		fmt.Println(opened)
		return
	}
	secret, verifier, err := note.GenerateKey(rand.Reader, "example.com/go")
	must(err)
	signer, err := note.NewSigner(secret)
	must(err)
	signed, err := note.Sign(&note.Note{Text: string(input)}, signer)
	must(err)
	fmt.Printf("%s\x00%s", verifier, signed)
}
