import { type Address, getAddress, isAddress } from 'viem'

export type Holders = {
  /** Each once, in the order of the list. */
  holders: Address[]
  /** How many lines named somebody again. */
  repeated: number
  /** Numbers, from 1, of lines that are no address; wrong checksums among them. */
  wrong: number[]
}

/** A list of addresses, one per line; blank lines do not count. */
export function parseHolders(text: string): Holders {
  const lines = text.split('\n').map((line) => line.trim())
  const wrong = lines.flatMap((line, index) => (line === '' || isAddress(line) ? [] : [index + 1]))
  const named = lines.filter((line) => isAddress(line)).map((line) => getAddress(line))
  const holders = [...new Set(named)]
  return { holders, repeated: named.length - holders.length, wrong }
}
