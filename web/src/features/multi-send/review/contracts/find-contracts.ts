import { type Client, type Hex, hexToBytes } from 'viem'
import { call } from 'viem/actions'
import { codeReader } from './code-reader.ts'

/** Where the program stands while it is asked; nobody's address. */
const reader = '0x5a1e000000000000000000000000000000c0de01'

/** Contracts are no people: some cannot receive coin, and tokens sent to others are stuck there. */
const contract = 1
const none = 0

/**
 * Finds which recipients are contracts. An account that has delegated itself (EIP-7702) is a person and none of them.
 *
 * @param packed Addresses without separators, 20 bytes each, as many per question as each text holds.
 * @returns Positions over all of them, ascending; undefined where the node does not let a program be tried.
 */
export async function findContracts(client: Client, packed: Hex[]): Promise<number[] | undefined> {
  const positions: number[] = []
  let first = 0
  for (const data of packed) {
    const flags = await ask(client, data)
    if (!flags) return undefined
    flags.forEach((flag, index) => {
      if (flag === contract) positions.push(first + index)
    })
    first += flags.length
  }
  return positions
}

/**
 * Counts the recipients that run code when they are paid: contracts, and accounts that have delegated themselves.
 *
 * @param packed Addresses without separators, 20 bytes each.
 * @returns Undefined where the node does not let a program be tried.
 */
export async function countCodes(client: Client, packed: Hex): Promise<number | undefined> {
  return (await ask(client, packed))?.filter((flag) => flag !== none).length
}

async function ask(client: Client, data: Hex): Promise<Uint8Array | undefined> {
  try {
    const { data: answer } = await call(client, {
      to: reader,
      data,
      stateOverride: [{ address: reader, code: codeReader }],
    })
    const flags = answer && hexToBytes(answer)
    return flags?.length === (data.length - 2) / 40 ? flags : undefined
  } catch {
    // It is a warning only: a node that cannot tell must not keep anybody from paying.
    return undefined
  }
}
