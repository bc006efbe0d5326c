import { concat, decodeFunctionData, type Hex, numberToHex, parseAbi, size, slice } from 'viem'
import { expect, test } from 'vitest'
import { countBytes, encodings, formatBytes } from './calldata-bytes.ts'

const payments = [
  { address: `0x${'aa'.repeat(20)}`, amount: 300n },
  { address: `0x${'bb'.repeat(20)}`, amount: 7n },
] as const
const encoded = Object.fromEntries(Object.entries(encodings).map(([name, encode]) => [name, encode([...payments])]))

test('FastLZ is the one that rollups estimate with: lengths of their own tests', () => {
  expect(countBytes(`0x${'00'.repeat(1_000)}`)).toMatchObject({ raw: 1_000, fastLz: 21 })
  expect(countBytes(`0x${'2a'.repeat(1_000)}`)).toMatchObject({ raw: 1_000, fastLz: 21 })
  expect(countBytes('0xfacade')).toMatchObject({ raw: 3, fastLz: 4 })
})

test('Brotli runs at level 1: level 0 would make 1,379 bytes of these words, 2 would make 945, a small window 1,334', () => {
  const words = Array.from({ length: 200 }, (_, index) => numberToHex(index * 40_503, { size: 32 }))
  expect(countBytes(concat(words)).brotli).toBe(908)
})

test('Arrays carry two words per recipient, mega-dropper one, ours the address and two bytes', () => {
  const [first, second] = payments
  const abi = parseAbi(['function disperseToken(address token, address[] recipients, uint256[] values)'])
  const { args } = decodeFunctionData({ abi, data: encoded['two ABI arrays'] as Hex })
  expect(args[1].map((address) => address.toLowerCase())).toEqual([first.address, second.address])
  expect(args[2]).toEqual([300n, 7n])

  const words = encoded['one word each, as mega-dropper'] as Hex
  expect(slice(words, 0, 12)).toBe('0x000000000000000000000133')
  expect(slice(words, 32)).toBe(
    `${first.address}00000000000000000000012c${second.address.slice(2)}000000000000000000000007`,
  )

  const ours = encoded['ours, packed to the width of the list'] as Hex
  expect(ours).toContain(`012c${first.address.slice(2)}0007${second.address.slice(2)}`)
  expect(size(ours)).toBe(4 + 7 * 32 + 64)
})

test('The table divides by the recipients', () => {
  const table = formatBytes({ row: { some: { raw: 16_032, brotli: 14_734, fastLz: 15_637 } } })
  expect(table.split('\n')[2]).toMatch(/^ {4}some +32\.06 +29\.47 +31\.27$/)
})
