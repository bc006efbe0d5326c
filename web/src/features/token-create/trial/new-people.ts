import { type Address, bytesToHex } from 'viem'
import type { TrialPeople } from './trial.ts'

/** At addresses of chance: nobody has them, and no contract can know them beforehand. */
export function newPeople(): TrialPeople {
  return { stranger: newAddress(), second: newAddress(), coinReader: newAddress() }
}

function newAddress(): Address {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(20)))
}
