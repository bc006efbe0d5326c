import type { Batch } from '@saleyard/send/plan/types.ts'
import { decodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { callApprovals, listCalls, readCallId, toCallId } from './bundle.ts'

describe('bundle ids', () => {
  const batchId = (0xabcdefn << 8n) | 3n

  test.each(callApprovals)('an id of a bundle with the approvals %s is read back', (approvals) => {
    expect(readCallId(toCallId(batchId, approvals), batchId)).toBe(approvals)
  })

  test('no two batches, and no two kinds of a bundle, share an id', () => {
    const ids = [batchId, batchId + 1n, batchId << 8n].flatMap((id) => callApprovals.map((each) => toCallId(id, each)))
    expect(new Set(ids).size).toBe(9)
  })

  test.each([
    ['of another batch', toCallId(batchId + 1n, 'none')],
    ['too short', `0x${'00'.repeat(32)}`],
    ['of an unknown kind', `${toCallId(batchId, 'none').slice(0, -2)}07`],
  ])('an id %s is not believed', (_, id) => {
    expect(readCallId(id, batchId)).toBeUndefined()
  })
})

describe('listCalls', () => {
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
})
