// Signs and opens notes by Go's note package; cosignatures too, which it reads but does not know:
// what they sign is written here from C2SP tlog-cosignature.
//
//	note open            input: key, note, note … with zero bytes between; prints how many are opened
//	note sign            input: a text; prints the public key of a new key and the note, with a zero byte between
//	note cosigned        as open, for a witness's key
//	note cosign          as sign, by a witness's key
package main

import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"golang.org/x/mod/sumdb/note"
)

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// A witness's key. Source: C2SP tlog-cosignature, "Format".
type witness struct {
	name    string
	public  ed25519.PublicKey
	private ed25519.PrivateKey
}

func (w witness) Name() string { return w.name }

func (w witness) KeyHash() uint32 {
	hash := sha256.Sum256(append([]byte(w.name+"\n\x04"), w.public...))
	return binary.BigEndian.Uint32(hash[:])
}

func (w witness) text() string {
	return fmt.Sprintf("%s+%08x+%s", w.name, w.KeyHash(), base64.StdEncoding.EncodeToString(append([]byte{4}, w.public...)))
}

func message(seconds uint64, text []byte) []byte {
	return append([]byte(fmt.Sprintf("cosignature/v1\ntime %d\n", seconds)), text...)
}

func (w witness) Verify(text, signature []byte) bool {
	return len(signature) == 72 &&
		ed25519.Verify(w.public, message(binary.BigEndian.Uint64(signature), text), signature[8:])
}

func (w witness) Sign(text []byte) ([]byte, error) {
	seconds := uint64(time.Now().Unix())
	signature := ed25519.Sign(w.private, message(seconds, text))
	return append(binary.BigEndian.AppendUint64(nil, seconds), signature...), nil
}

func witnessOf(text string) (witness, error) {
	parts := strings.SplitN(text, "+", 3)
	if len(parts) != 3 {
		return witness{}, errors.New("not a key")
	}
	key, err := base64.StdEncoding.DecodeString(parts[2])
	if err != nil || len(key) != 33 || key[0] != 4 {
		return witness{}, errors.New("not a witness's key")
	}
	found := witness{name: parts[0], public: key[1:]}
	if found.text() != text {
		return witness{}, errors.New("another hash")
	}
	return found, nil
}

func main() {
	input, err := io.ReadAll(os.Stdin)
	must(err)
	if os.Args[1] == "cosign" {
		public, private, err := ed25519.GenerateKey(rand.Reader)
		must(err)
		signer := witness{"example.com/go-witness", public, private}
		signed, err := note.Sign(&note.Note{Text: string(input)}, signer)
		must(err)
		fmt.Printf("%s\x00%s", signer.text(), signed)
		return
	}
	if os.Args[1] == "open" || os.Args[1] == "cosigned" {
		parts := strings.Split(string(input), "\x00")
		var verifier note.Verifier
		if os.Args[1] == "open" {
			verifier, err = note.NewVerifier(parts[0])
		} else {
			verifier, err = witnessOf(parts[0])
		}
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
