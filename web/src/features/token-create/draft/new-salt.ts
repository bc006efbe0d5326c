import { type Hex, toHex } from 'viem'

/** 32 random bytes. One salt creates one token, so it belongs to a draft, not to a click. */
export function newSalt(): Hex {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}
