import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Hash } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import type { Config, Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { createTestConfig, renderApp } from '../../lib/testing/render-app'
import { activityStore } from '../../lib/transactions/activity-store'
import { toAskedCall } from '../../lib/transactions/to-asked-call'
import type { TransactionIntent } from '../../lib/transactions/transaction-intent'
import en from '../../locales/en.json'
import { WalletActionsProvider } from '../wallet-actions'
import { TransactionPanel } from './transaction-panel'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash: Hash = `0x${'ab'.repeat(32)}`
const actions = { openConnect: () => {}, openNetworks: () => {} }
const { uncertain, states } = en.tx
const sentence = (text: string) => text.replaceAll('{{network}}', 'Local chain')
const button = (name: string) => screen.findByRole('button', { name })
const noAct = () => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
let acts = 0

afterEach(async () => {
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})

function intentOf(fields: Partial<TransactionIntent> = {}): TransactionIntent {
  acts += 1
  return {
    key: `uncertain:${acts}`,
    kind: 'approve',
    chainId: foundry.id,
    account,
    to: other,
    summary: 'Allow 1000 HRB',
    amounts: [],
    value: 0n,
    data: '0x01',
    simulate: async () => ({ gas: 46_000n }),
    write: vi.fn(() => Promise.reject(new Error('The request timed out'))),
    ...fields,
  }
}

/** The number that the account has used by now; `''`: nobody answers. */
let used = '0x1'

async function show(intent: TransactionIntent, hold?: string) {
  used = '0x1'
  const receipt = { status: '0x1', blockNumber: '0x10', blockHash: hash, transactionHash: hash, logs: [] }
  const answers: Record<string, () => unknown> = {
    eth_requestAccounts: () => [account],
    wallet_requestPermissions: () => [],
    eth_chainId: () => '0x7a69',
    eth_gasPrice: () => '0x3b9aca00',
    eth_blockNumber: () => '0x10',
    eth_getTransactionCount: () => used || Promise.reject(new Error('fetch failed')),
    eth_getTransactionReceipt: () => receipt,
  }
  const config: Config = createTestConfig((method) => answers[method]?.() ?? null)
  await connect(config, { connector: config.connectors[0] as Connector })
  renderApp(
    <WalletActionsProvider actions={actions}>
      <TransactionPanel intent={intent} actionLabel="Approve" hold={hold} />
    </WalletActionsProvider>,
    config,
  )
}

test('a wallet that did not answer leaves a look, and no button that signs at once', async () => {
  const intent = intentOf()
  await show(intent)
  await userEvent.click(await button('Approve'))

  await screen.findByText(states.uncertain)
  await screen.findByText(sentence(uncertain.unseen))
  screen.getByText(en.errors.timeout)
  expect(screen.queryByText(states.failed)).toBeNull()
  expect(screen.queryByText(en.errorAdvice.timeout)).toBeNull()
  noAct()

  used = ''
  await userEvent.click(await button(uncertain.look))
  await screen.findByText(sentence(uncertain.unread))
  expect(intent.write).toHaveBeenCalledTimes(1)
})

test('signing again is a second act behind its warning', async () => {
  const intent = intentOf()
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
  const intent = intentOf()
  const { key, kind, chainId, summary } = intent
  const noted = { nonce: 1, firstNonce: 1, asked: toAskedCall(intent), createdAt: 1, updatedAt: 1 }
  await activityStore.put({ key, kind, chainId, account, summary, state: 'uncertain', ...noted })
  await show(intent, 'Not with these terms.')
  await screen.findByText(sentence(uncertain.unseen))
  screen.getByText('Not with these terms.')
  expect(await button(uncertain.look)).toHaveProperty('disabled', false)

  await userEvent.click(screen.getByText(uncertain.more))
  expect(await button(uncertain.signAgain)).toHaveProperty('disabled', true)
})

test('what a node has already is not called unsent, and waiting is the advice', async () => {
  await show(intentOf({ write: () => Promise.reject(new Error('already known')) }))
  await userEvent.click(await button('Approve'))
  await screen.findByText(states.uncertain)
  await screen.findByText(en.errors.alreadyKnown)
  screen.getByText(en.errorAdvice.alreadyKnown)
})

test.each(['uncertain', 'awaiting-signature'] as const)(
  'an act that an earlier visit left as %s comes back as not known, and is looked for',
  async (state) => {
    const intent = intentOf()
    const { key, kind, chainId, summary } = intent
    const noted = { nonce: 1, firstNonce: 1, asked: toAskedCall(intent), createdAt: 1, updatedAt: 1 }
    await activityStore.put({ key, kind, chainId, account, summary, state, ...noted })
    await show(intent)

    await screen.findByText(sentence(uncertain.unseen))
    expect(screen.queryByText(en.errors.interrupted) !== null).toBe(state === 'awaiting-signature')
    noAct()
    await waitFor(() => expect(intent.write).not.toHaveBeenCalled())
  },
)

test('a record of an earlier version that was closed while the wallet asked is not called unsent', async () => {
  const intent = intentOf()
  const { key, kind, chainId, summary } = intent
  const record = { key, kind, chainId, account, summary, createdAt: 1, updatedAt: 1 } as const
  await activityStore.put({ ...record, state: 'failed', isInterrupted: true })
  await show(intent)
  await screen.findByText(en.errors.interrupted)
  expect(screen.queryByText(states.failed)).toBeNull()
  noAct()
})
