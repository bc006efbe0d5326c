import { standardTokenAbi } from '@saleyard/generated/abis'
import fc from 'fast-check'
import { type Address, decodeFunctionData, type Hex } from 'viem'
import { expect, test } from 'vitest'
import type { Payment } from './encode-batch.ts'
import { encodeCall } from './encode-call.ts'
import { readBatch } from './read-batch.ts'

const token: Address = '0x5afe3855358e112b5647b952709e6165e1c1eeee'
const encode = (payments: Payment[], id = 0x0a0bn) =>
  encodeCall({
    id,
    route: 'tokenItself',
    asset: { kind: 'erc20', token },
    mode: { kind: 'strict' },
    multiSender: '0x1111111111111111111111111111111111111111',
    payments,
  })
const word = (digits: string) => digits.padStart(64, '0')
const [alice, bob] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`] as [Address, Address]

test('different amounts are the bytes that the token reads: id, total, unit, width, mantissa and address of each', () => {
  const { data, ...call } = encode([
    { address: alice, amount: 3n * 10n ** 18n },
    { address: bob, amount: 301n * 10n ** 18n },
  ])
  expect(call).toEqual({ functionName: 'transferMany', to: token, value: 0n, total: 304n * 10n ** 18n })
  const total = (304n * 10n ** 18n).toString(16)
  const unit = (10n ** 18n).toString(16)
  const records = `0003${'aa'.repeat(20)}012d${'bb'.repeat(20)}`.padEnd(128, '0')
  expect(data.slice(10)).toBe(
    [word('a0b'), word(total), word(unit), word('2'), word('a0'), word('2c')].join('') + records,
  )
})

test('equal amounts have width 0, and the amount of each as the unit', () => {
  const { data, total } = encode([
    { address: alice, amount: 7n },
    { address: bob, amount: 7n },
  ])
  expect(total).toBe(14n)
  const { functionName, args } = decodeFunctionData({ abi: standardTokenAbi, data })
  expect(functionName).toBe('transferMany')
  expect(args).toEqual([0x0a0bn, 14n, 7n, 0n, `${alice}${bob.slice(2)}`])
})

test('its bytes are read back as the same payments', () => {
  const amount = fc.bigInt({ min: 0n, max: 2n ** 200n })
  const payments = fc.array(
    fc.record({ address: fc.bigInt({ min: 1n, max: 2n ** 160n - 1n }), amount: fc.oneof(amount, fc.constant(5n)) }),
    { minLength: 1, maxLength: 40 },
  )
  fc.assert(
    fc.property(payments, (drawn) => {
      const list = drawn.map((payment) => ({ ...payment, address: toAddress(payment.address) }))
      const { data, functionName, total } = encode(list, 77n)
      expect(readBatch(data)).toMatchObject({ functionName, values: { id: 77n, total }, payments: list })
    }),
    { numRuns: 100 },
  )
})

function toAddress(value: bigint): Hex {
  return `0x${value.toString(16).padStart(40, '0')}`
}
