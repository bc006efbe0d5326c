import type { Batch } from '@saleyard/send/plan/types.ts'
import { decodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { listCalls } from './bundle.ts'

const multiSender = '0x1111111111111111111111111111111111111111'
const token = '0x5afe3855358e112b5647b952709e6165e1c1eeee'
const batch: Batch = {
  id: 1n,
  number: 1,
  functionName: 'sendToken',
  to: multiSender,
  value: 0n,
  data: '0xabcdef',
  first: 0,
  count: 3,
  total: 600n,
  gas: 1n,
  bytes: 1,
}
const plan = { asset: { kind: 'erc20', token }, multiSender } as const
const sent = { to: multiSender, data: '0xabcdef', value: 0n }

test.each([
  ['none', []],
  ['exact', [600n]],
  ['resetFirst', [0n, 600n]],
] as const)(
  'a bundle with the approvals %s has them first, of exactly the batch’s total, then the batch as it is',
  (approvals, amounts) => {
    const calls = listCalls(plan, batch, approvals)
    expect(calls.at(-1)).toEqual(sent)
    const approved = calls.slice(0, -1)
    expect(approved.map(({ to, value }) => ({ to, value }))).toEqual(amounts.map(() => ({ to: token, value: 0n })))
    expect(approved.map(({ data }) => decodeFunctionData({ abi: erc20Abi, data }))).toEqual(
      amounts.map((amount) => ({ functionName: 'approve', args: [multiSender, amount] })),
    )
  },
)

test('coin needs none', () => {
  expect(listCalls({ ...plan, asset: { kind: 'native' } }, batch, 'exact')).toEqual([sent])
})
