import { type Address, encodeAbiParameters, encodeEventTopics, erc20Abi, type Log, numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { findArrived, listTransfers, readRecordsFromLogs } from './read-transfers.ts'

const addressOf = (number: number): Address => numberToHex(0xabc0 + number, { size: 20 })
const [sender, contract, token, other, one, two] = [1, 2, 3, 4, 5, 6].map(addressOf) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
type Move = [from: Address, to: Address, amount: bigint, address?: Address]

const transfers = (...moves: Move[]) => {
  const logs = moves.map(([from, to, value, address = token]) => {
    const topics = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from, to } })
    return { address, topics, data: encodeAbiParameters([{ type: 'uint256' }], [value]) } as unknown as Log
  })
  return listTransfers(logs, token, { sender, contract })
}
const skip = (index: number, recipient: Address, amount: bigint) => ({ index, recipient, amount })

describe('records that are counted from transfers', () => {
  test('are those of the sender, in their order', () => {
    const moves = transfers([sender, one, 5n], [sender, two, 7n], [other, one, 9n], [sender, one, 1n, other])
    expect(readRecordsFromLogs(moves, [])).toEqual([
      { address: one, amount: 5n },
      { address: two, amount: 7n },
    ])
  })

  test('are those of a pulled batch, without what returns to the sender, and with the skipped in their places', () => {
    const moves = transfers([sender, contract, 21n], [contract, one, 5n], [contract, two, 7n], [contract, sender, 9n])
    expect(readRecordsFromLogs(moves, [skip(1, other, 9n)])).toEqual([
      { address: one, amount: 5n },
      { address: other, amount: 9n },
      { address: two, amount: 7n },
    ])
  })

  test('are unknown if another sender brought tokens, or more or less was paid than was pulled', () => {
    const own: Move[] = [
      [sender, contract, 5n],
      [contract, one, 5n],
    ]
    expect(readRecordsFromLogs(transfers(...own), [])).toHaveLength(1)
    // A batch without an event, in the same transaction.
    expect(readRecordsFromLogs(transfers(...own, [other, contract, 9n], [contract, two, 9n]), [])).toBeUndefined()
    expect(readRecordsFromLogs(transfers(...own, [sender, contract, 9n], [contract, two, 9n]), [])).toBeUndefined()
    expect(readRecordsFromLogs(transfers([other, contract, 5n], [contract, one, 5n]), [])).toBeUndefined()
    expect(readRecordsFromLogs(transfers(...own, [contract, two, 9n]), [])).toBeUndefined()
    expect(readRecordsFromLogs(transfers([sender, contract, 5n]), [])).toBeUndefined()
    expect(readRecordsFromLogs([], [])).toBeUndefined()
  })
})

test('what arrived is the n-th transfer to the recipient, else one of the amount, and never a stranger’s', () => {
  const moves = transfers([sender, one, 4n], [contract, one, 9n], [other, one, 5n])
  const record = { recipient: one, amount: 9n }
  expect(findArrived(moves, record, 0)).toBe(4n)
  expect(findArrived(moves, record, 1)).toBe(9n)
  expect(findArrived(moves, record, 2)).toBe(9n)
  expect(findArrived(moves, { recipient: one, amount: 5n }, 2)).toBeUndefined()
  expect(findArrived(moves, { recipient: two, amount: 9n }, 0)).toBeUndefined()
})
