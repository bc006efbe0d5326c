import type { StoredRun } from '@saleyard/send/run/types.ts'
import { screen } from '@testing-library/react'
import { encodeFunctionResult, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { saveAllowanceBefore } from '@/features/multi-send/approve/allowance-store.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { RevokePanel } from './run-approval.tsx'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const words = en.multiSend.report

async function show(before: bigint, after: bigint, newest = '0x10') {
  const id = `run-${before}-${after}-${newest}`
  await saveAllowanceBefore(id, before)
  const encode = (allowance: bigint) =>
    encodeFunctionResult({ abi: erc20Abi, functionName: 'allowance', result: allowance })
  let result = encode(after)
  const plan = { chainId: 31337, sender: address, multiSender: address }
  const summary = { id, symbol: 'HRB', decimals: 0 }
  const run = { plan, summary, records: [{ minedBlock: 16n }, {}] } as unknown as StoredRun
  const asked: unknown[] = []
  const answer = (method: string, params: unknown) => {
    if (method === 'eth_blockNumber') return newest
    if (method !== 'eth_call') return null
    asked.push((params as unknown[])[1])
    return result
  }
  renderApp(<RevokePanel run={run} token={address} />, createTestConfig(answer))
  return { asked, becomes: (allowance: bigint) => (result = encode(allowance)) }
}

const may = (amount: string) => words.allowanceChanged.replace('{{amount}}', amount).replace('{{symbol}}', 'HRB')

test.each([
  ['0xf', '0x10'],
  ['0x20', '0x20'],
])('at newest block %s the permission is read at %s: never before the last payment', async (newest, block) => {
  const { asked } = await show(7n, 0n, newest)
  await screen.findByText(words.allowanceZero)
  expect(asked).toEqual([block])
})

test('a permission that is not what it was before the run is named, and taken back as the last step', async () => {
  await show(0n, 5n)
  await screen.findByText(may('5'))
  await screen.findByText('5 to 0 HRB')
})

test('a permission that another run is given meanwhile is read again', async () => {
  const { becomes } = await show(0n, 5n)
  await screen.findByText(may('5'))
  becomes(9n)
  // As a window that approves does at each state of its transaction.
  await activityStore.patch('approve:another-run', { state: 'mined' })
  await screen.findByText(may('9'))
})

test('a permission that is as before, or gone, is left alone', async () => {
  await show(7n, 7n)
  await screen.findByText(words.allowanceSame)
  await show(7n, 0n)
  await screen.findByText(words.allowanceZero)
  expect(screen.queryByText(en.tx.what)).toBeNull()
})

test('the panel stays while the allowance is read again', async () => {
  const result = encodeFunctionResult({ abi: erc20Abi, functionName: 'allowance', result: 5n })
  const plan = { chainId: 31337, sender: address, multiSender: address }
  const run = { plan, summary: { id: 'run-slow', symbol: 'HRB', decimals: 0 }, records: [] } as unknown as StoredRun
  let calls = 0
  const answer = (method: string) => {
    if (method === 'eth_blockNumber') return `0x${(calls + 1).toString(16)}`
    if (method !== 'eth_call') return null
    calls += 1
    return calls === 1 ? result : new Promise(() => {})
  }
  renderApp(<RevokePanel run={run} token={address} />, createTestConfig(answer))
  await screen.findByText(may('5'))
  await activityStore.patch('approve:another-run', { state: 'mined' })
  await expect.poll(() => calls).toBe(2)
  expect(screen.queryByText(may('5'))).not.toBeNull()
})

test('an unlimited permission is called so, and offered to be taken back', async () => {
  await show(0n, 2n ** 256n - 1n)
  await screen.findByText(may(en.tx.unlimited))
  await screen.findByText('unlimited to 0 HRB')
})
