import { type Client, type Hex, hexToBytes } from 'viem'
import { call } from 'viem/actions'
import { codeReader } from './code-reader.ts'

/** Where the program stands while it is asked; nobody's address. */
const reader = '0x5a1e000000000000000000000000000000c0de01'

/**
 * Finds which recipients are contracts: some cannot receive coin, and tokens sent to others are stuck there.
 *
 * @param packed Addresses without separators, 20 bytes each, as many per question as each text holds.
 * @returns Positions over all of them, ascending; undefined where the node does not let a program be tried.
 */
export async function findContracts(client: Client, packed: Hex[]): Promise<number[] | undefined> {
  const positions: number[] = []
  let first = 0
  for (const data of packed) {
    const flags = await ask(client, data)
    const count = (data.length - 2) / 40
    if (flags?.length !== count) return undefined
    flags.forEach((flag, index) => {
      if (flag === 1) positions.push(first + index)
    })
    first += count
  }
  return positions
}

async function ask(client: Client, data: Hex): Promise<Uint8Array | undefined> {
  try {
    const { data: answer } = await call(client, {
      to: reader,
      data,
      stateOverride: [{ address: reader, code: codeReader }],
    })
    return answer && hexToBytes(answer)
  } catch {
    // It is a warning only: a node that cannot tell must not keep anybody from paying.
    return undefined
  }
}
