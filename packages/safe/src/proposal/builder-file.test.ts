import { expect, test } from 'vitest'
import { computeChecksum, readBuilderFile, writeBuilderFile } from './builder-file.ts'

const safe = '0xDF8a1Ce35c9a6ACE153B4e0767942f1E2291a1Aa'
const to = '0x49d4450977E2c95362C13D3a31a09311E0Ea26A6'
const calls = [
  { to, value: 0n, data: '0x12345678' },
  { to: safe, value: 2n * 10n ** 18n, data: '0x' },
] as const
const ours = {
  chainId: 56,
  safe,
  name: 'March',
  description: 'Two calls',
  createdAt: 1_646_321_521_061,
  calls: [...calls],
} as const

/** The file of the builder's own test, with methods whose inputs it encodes itself. */
const published = {
  version: '1.0',
  chainId: '4',
  createdAt: 1_646_321_521_061,
  meta: {
    name: 'test batch file',
    txBuilderVersion: '1.4.0',
    checksum: '',
    createdFromSafeAddress: safe,
    createdFromOwnerAddress: to,
  },
  transactions: [
    {
      to,
      value: '0',
      contractMethod: {
        inputs: [{ internalType: 'address', name: 'paramAddress', type: 'address' }],
        name: 'testAddress',
        payable: false,
      },
      contractInputsValues: { paramAddress: to },
    },
    {
      to,
      value: '0',
      contractMethod: {
        inputs: [{ internalType: 'bool', name: 'paramBool', type: 'bool' }],
        name: 'testBool',
        payable: false,
      },
      contractInputsValues: { paramAddress: '', paramBool: 'false' },
    },
    {
      to,
      value: '2000000000000000000',
      data: '0x42f4579000000000000000000000000049d4450977e2c95362c13d3a31a09311e0ea26a6',
    },
  ],
}

test("the checksum is the builder's own: of the file in its tests, in any order of fields", () => {
  const expected = '0x86c81826dbf7e8a37612153294cc85fdf5c81998dd0a44b86d945502a7eace7c'
  expect(computeChecksum(published)).toBe(expected)
  const { transactions, meta, ...rest } = published
  const turned = { transactions, ...rest, meta: Object.fromEntries(Object.entries(meta).reverse()) }
  expect(computeChecksum(turned)).toBe(expected)
  expect(computeChecksum({ ...published, meta: { ...meta, name: 'renamed' } })).toBe(expected)
  expect(computeChecksum({ ...published, transactions: [...transactions].reverse() } as typeof published)).not.toBe(
    expected,
  )
})

test('a file of ours is read back, and has what the builder asks for', () => {
  const text = writeBuilderFile(ours)
  expect(readBuilderFile(text)).toEqual(ours)
  expect(JSON.parse(text)).toMatchObject({
    version: '1.0',
    chainId: '56',
    meta: { createdFromSafeAddress: safe, checksum: computeChecksum(JSON.parse(text)) },
    transactions: [
      { to, value: '0', data: '0x12345678', contractMethod: null, contractInputsValues: null },
      { to: safe, value: '2000000000000000000', data: '0x' },
    ],
  })
  const { description: _description, ...short } = ours
  expect(readBuilderFile(writeBuilderFile(short))).toEqual(short)
})

test('error: a file that was changed, that has no bytes, that is something else', () => {
  const file = JSON.parse(writeBuilderFile(ours))
  const change = (edit: object) => JSON.stringify({ ...file, ...edit })
  expect(() => readBuilderFile(change({ chainId: '1' }))).toThrow('checksumMismatch')
  expect(() => readBuilderFile(change({ transactions: [{ ...file.transactions[0], value: '1' }] }))).toThrow(
    'checksumMismatch',
  )
  const methods = { ...published, meta: { ...published.meta, checksum: computeChecksum(published) } }
  expect(() => readBuilderFile(JSON.stringify(methods))).toThrow('callWithoutData {"number":1}')
  expect(() => readBuilderFile(change({ transactions: [] }))).toThrow('damaged')
  expect(() => readBuilderFile(change({ version: '2.0' }))).toThrow('damaged')
  expect(() => readBuilderFile('[')).toThrow('notJson')
  expect(readBuilderFile(JSON.stringify(file), { chainId: 56, safe })).toEqual(ours)
  expect(() => readBuilderFile(JSON.stringify(file), { chainId: 1, safe })).toThrow('chainMismatch')
  expect(() => readBuilderFile(JSON.stringify(file), { chainId: 56, safe: to })).toThrow('safeMismatch')
  expect(() => readBuilderFile(change({ more: JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) }))).toThrow(
    'damaged',
  )
  expect(() => readBuilderFile(writeBuilderFile({ ...ours, name: 'a'.repeat(1_001) }))).toThrow('damaged')
})

test('a name that would turn the text behind it is read without that', () => {
  expect(readBuilderFile(writeBuilderFile({ ...ours, name: 'March\u202e\n2' })).name).toBe('March  2')
})
