import { toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Hash } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { approvalIntent } from '@/components/tx/testing/approval-intent.ts'
import { WalletActionsProvider } from '@/components/wallet-actions.tsx'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA as account } from '@/testing/scripted-wallet.ts'
import { TransactionPanel } from './transaction-panel.tsx'

const hash: Hash = `0x${'ab'.repeat(32)}`
const actions = { openConnect: () => {}, openNetworks: () => {} }
const { uncertain, states } = en.tx
const sentence = (text: string) => text.replaceAll('{{network}}', 'Local chain')
const button = (name: string) => screen.findByRole('button', { name })
const expectNoAction = () => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()

afterEach(async () => {
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})

const createIntent = (fields: Partial<TransactionIntent> = {}) =>
  approvalIntent({ write: vi.fn(() => Promise.reject(new Error('The request timed out'))), ...fields })

/** The nonce that the account has used by now; `''`: no endpoint answers. */
let used = '0x1'

async function show(intent: TransactionIntent, blockedReason?: string) {
  used = '0x1'
  const { to, data: input } = intent
  const transaction = { hash, from: account, to, input, value: '0x0', nonce: '0x1', blockNumber: '0x10' }
  const receipt = {
    from: account,
    status: '0x1',
    blockNumber: '0x10',
    blockHash: hash,
    transactionHash: hash,
    logs: [],
  }
  const answers: Record<string, () => unknown> = {
    eth_getTransactionCount: () => used || Promise.reject(new Error('fetch failed')),
    eth_getTransactionReceipt: () => receipt,
    eth_getTransactionByHash: () => transaction,
    // Read where the number is used.
    eth_getBlockByNumber: () => ({ number: '0x10', hash, timestamp: '0x1', transactions: [transaction] }),
  }
  const config = await connectTestConfig((method) => answers[method]?.())
  renderApp(
    <WalletActionsProvider actions={actions}>
      <TransactionPanel intent={intent} actionLabel="Approve" blockedReason={blockedReason} />
    </WalletActionsProvider>,
    config,
  )
}

test('a wallet that did not answer leaves a look, and no button that signs at once', async () => {
  const intent = createIntent()
  await show(intent)
  await userEvent.click(await button('Approve'))

  await screen.findByText(states.uncertain)
  await screen.findByText(sentence(uncertain.unseen))
  screen.getByText(en.errors.timeout)
  expect(screen.queryByText(states.failed)).toBeNull()
  expect(screen.queryByText(en.errorAdvice.timeout)).toBeNull()
  expectNoAction()

  used = ''
  await userEvent.click(await button(uncertain.look))
  await screen.findByText(sentence(uncertain.unread))
  expect(intent.write).toHaveBeenCalledTimes(1)
})

test('a look finds what was sent, and asks the wallet for nothing', async () => {
  const intent = createIntent()
  await show(intent)
  await userEvent.click(await button('Approve'))
  await screen.findByText(sentence(uncertain.unseen))

  used = '0x2'
  await userEvent.click(await button(uncertain.look))
  await screen.findByText(states.final)
  expect(intent.write).toHaveBeenCalledTimes(1)
})

test('signing again is a second act behind its warning', async () => {
  const intent = createIntent()
  await show(intent)
  await userEvent.click(await button('Approve'))
  await screen.findByText(sentence(uncertain.unseen))
  const warned = () => screen.getByText(uncertain.warning).closest('details')?.open
  expect(warned()).toBe(false)

  await userEvent.click(screen.getByText(uncertain.more))
  expect(warned()).toBe(true)
  vi.mocked(intent.write).mockResolvedValue(hash)
  await userEvent.click(await button(uncertain.signAgain))
  await screen.findByText(states.final)
  expect(intent.write).toHaveBeenCalledTimes(2)
})

test('what a page holds back is looked for, and cannot be signed again', async () => {
  const intent = createIntent()
  const { key, kind, chainId, summary } = intent
  const noted = { nonce: 1, firstNonce: 1, asked: toRequestedCall(intent), createdAt: 1, updatedAt: 1 }
  await activityStore.put({ key, kind, chainId, account, summary, state: 'uncertain', ...noted })
  await show(intent, 'Not with these terms.')
  await screen.findByText(sentence(uncertain.unseen))
  screen.getByText('Not with these terms.')
  expect(await button(uncertain.look)).toHaveProperty('disabled', false)

  await userEvent.click(screen.getByText(uncertain.more))
  expect(await button(uncertain.signAgain)).toHaveProperty('disabled', true)
})

test('what a node has already is not called unsent, and waiting is the advice', async () => {
  await show(createIntent({ write: () => Promise.reject(new Error('already known')) }))
  await userEvent.click(await button('Approve'))
  await screen.findByText(states.uncertain)
  await screen.findByText(en.errors.alreadyKnown)
  screen.getByText(en.errorAdvice.alreadyKnown)
})

test.each(['uncertain', 'awaiting-signature'] as const)(
  'an act that an earlier visit left as %s comes back as not known, and is looked for',
  async (state) => {
    const intent = createIntent()
    const { key, kind, chainId, summary } = intent
    const noted = { nonce: 1, firstNonce: 1, asked: toRequestedCall(intent), createdAt: 1, updatedAt: 1 }
    await activityStore.put({ key, kind, chainId, account, summary, state, ...noted })
    await show(intent)

    await screen.findByText(sentence(uncertain.unseen))
    expect(screen.queryByText(en.errors.interrupted) !== null).toBe(state === 'awaiting-signature')
    expectNoAction()
    await waitFor(() => expect(intent.write).not.toHaveBeenCalled())
  },
)

test('a record of an earlier version that was closed while the wallet asked is not called unsent', async () => {
  const intent = createIntent()
  const { key, kind, chainId, summary } = intent
  const record = { key, kind, chainId, account, summary, createdAt: 1, updatedAt: 1 } as const
  await activityStore.put({ ...record, state: 'failed', isInterrupted: true })
  await show(intent)
  await screen.findByText(en.errors.interrupted)
  expect(screen.queryByText(states.failed)).toBeNull()
  expectNoAction()
})
