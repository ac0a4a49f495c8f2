// The system's cryptography: Ed25519 where there is no CryptoKit. Built only with the trait SystemCrypto.
#include <openssl/evp.h>
