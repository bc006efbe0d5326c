import { owners } from '@saleyard/safe/testing/safe-chain.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, encodeFunctionData, keccak256, pad, parseAbi, toHex } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sendTransaction } from 'wagmi/actions'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { WalletActionsProvider } from '@/components/wallet-actions.tsx'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import en from '@/locales/en.json'
import safeTexts from '@/locales/parts/safe/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { type ConnectedSafe, startSafePage } from '@/testing/safe-page.ts'
import { SafeNote } from './safe-note.tsx'

const { note, dropped } = safeTexts
const chainId = foundry.id
/** keccak256 of `guard_manager.guard.address`. */
const guardSlot = keccak256(toHex('guard_manager.guard.address'))
const bob: Address = account(8).address
let page: Awaited<ReturnType<typeof startSafePage>>

beforeAll(async () => {
  page = await startSafePage()
}, 60_000)
afterAll(() => page?.stop())
afterEach(async () => {
  page.node.fault(undefined)
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})

const becomes = (safe: Address, owners: string) => note.becomes.replace('{{safe}}', safe).replace('{{owners}}', owners)

async function showNote(safe: ConnectedSafe, kind: TransactionIntent['kind'] = 'approve', of = safe.safe) {
  renderApp(<SafeNote chainId={chainId} account={of} kind={kind} />, safe.config)
}

test('who connects as a Safe reads what an act becomes: a proposal, who signs it, and who pays the network fee', async () => {
  const safe = await page.connectSafe()
  await showNote(safe)
  await screen.findByText(becomes(safe.safe, '3 of 5 owners'))
  expect(screen.queryByText(note.atOnce)).toBeNull()
})

test.each([
  ['createToken', note.acts.create],
  ['handOver', note.acts.ownership],
  ['acceptOwnership', note.acts.ownership],
  ['sellToken', note.acts.market],
  ['seedLiquidity', note.acts.market],
] as const)('what is special while owners take their time is said of %s', async (kind, words) => {
  await showNote(await page.connectSafe({ needed: 1 }), kind)
  await screen.findByText(words)
  screen.getByText(note.atOnce)
})

test('modules and a guard of the Safe are named: both act without its owners', async () => {
  const safe = await page.connectSafe({ needed: 1 })
  const module: Address = '0x1111111111111111111111111111111111111111'
  const abi = parseAbi(['function enableModule(address module)'])
  const data = encodeFunctionData({ abi, args: [module] })
  const hash = await safe.service.propose([{ to: safe.safe, value: 0n, data }])
  const [owner] = owners
  await safe.service.sign(hash, owner)
  await safe.service.execute(hash)
  // A guard has to be a contract that says it is one; where it is kept is all that the page reads.
  await page.client.setStorageAt({ address: safe.safe, index: guardSlot, value: pad(bob) })
  await showNote(safe)
  await screen.findByText(note.modules)
  screen.getByTitle(module)
  screen.getByText(note.guard)
  screen.getByTitle(bob)
})

test('a contract that is no known Safe is called that, and an account with a key reads nothing', async () => {
  const safe = await page.connectSafe()
  await showNote(safe, 'approve', page.token)
  await screen.findByText(note.unrecognised)
  cleanup()
  await showNote(safe, 'approve', bob)
  expect(document.body.textContent).toBe('')
})

test('the panel says it before the click, shows the proposal after it, and why it is over', async () => {
  const safe = await page.connectSafe()
  const { config, service } = safe
  const call = { chainId, account: safe.safe, to: bob, value: 1n, data: '0x' } as const
  const intent: TransactionIntent = {
    ...call,
    key: 'note:1',
    kind: 'sendPlain',
    summary: 'Send 1 wei',
    amounts: [],
    simulate: async () => ({ gas: 21_000n }),
    write: (simulated) => sendTransaction(config, { ...call, ...simulated }),
  }
  renderApp(
    <WalletActionsProvider actions={{ openConnect: () => {}, openNetworks: () => {} }}>
      <TransactionPanel intent={intent} actionLabel="Send" />
    </WalletActionsProvider>,
    config,
  )
  await screen.findByText(becomes(safe.safe, '3 of 5 owners'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText(en.tx.states.proposed)
  await screen.findByRole('region', { name: safeTexts.proposal })
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  expect(screen.queryByText(becomes(safe.safe, '3 of 5 owners'))).toBeNull()

  const [stored] = await proposalStore.list()
  if (!stored) throw new Error('There is no proposal')
  await service.reject(stored.safeTxHash)
  await screen.findByText(dropped.proposalRejected)
  screen.getByRole('button', { name: 'Send' })
})

describe('until it is said what becomes of the transaction', () => {
  const showPanel = async () => {
    const safe = await page.connectSafe()
    const intent: TransactionIntent = {
      ...{ key: `note:${safe.safe}`, kind: 'sendPlain', chainId, account: safe.safe },
      ...{ to: bob, value: 1n, data: '0x', summary: 'Send 1 wei', amounts: [] },
      simulate: async () => ({ gas: 21_000n }),
      write: async () => '0x',
    }
    renderApp(
      <WalletActionsProvider actions={{ openConnect: () => {}, openNetworks: () => {} }}>
        <TransactionPanel intent={intent} actionLabel="Send" />
      </WalletActionsProvider>,
      safe.config,
    )
    await screen.findByText(en.tx.simulationOk, { exact: false })
    return { safe, button: screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement }
  }
  const becomesOf = ({ safe }: ConnectedSafe) => becomes(safe, '3 of 5 owners')

  test('the button waits, and its place is kept for the note', async () => {
    let answer = () => {}
    const answered = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined)
    })
    page.node.fault({ kind: 'altered', alter: () => answered }, ['eth_getStorageAt'])
    const { safe, button } = await showPanel()
    await waitFor(() => expect(document.querySelector('.skeleton')).not.toBeNull())
    expect(button.disabled).toBe(true)
    answer()
    await screen.findByText(becomesOf(safe))
    await waitFor(() => expect(button.disabled).toBe(false))
  })

  test.each([
    ['what the account is', ['eth_getCode']],
    ['which contract it is', ['eth_getStorageAt']],
  ])(
    'error: a node that does not say %s lets the user go on only with that sentence, or ask again',
    async (_, methods) => {
      page.node.fault({ kind: 'rpcError', code: -32_000, message: 'no' }, methods)
      const { safe, button } = await showPanel()
      await screen.findByText(note.unknown, undefined, { timeout: 10_000 })
      await waitFor(() => expect(button.disabled).toBe(false))
      page.node.fault(undefined)
      await userEvent.click(screen.getByRole('button', { name: en.tx.again }))
      await screen.findByText(becomesOf(safe))
      expect(screen.queryByText(note.unknown)).toBeNull()
    },
  )
})

test('error: a proposal that is not proven to be the act can only be given up by the user, behind the warning', async () => {
  const safe = await page.connectSafe()
  const intent: TransactionIntent = {
    ...{ key: 'note:2', kind: 'sendPlain', chainId, account: safe.safe, to: bob, value: 1n, data: '0x' },
    summary: 'Send 1 wei',
    amounts: [],
    simulate: async () => ({ gas: 21_000n }),
    write: async () => '0x',
    propose: () => safe.service.propose([{ to: bob, value: 2n, data: '0x' }]),
  }
  renderApp(
    <WalletActionsProvider actions={{ openConnect: () => {}, openNetworks: () => {} }}>
      <TransactionPanel intent={intent} actionLabel="Send" />
    </WalletActionsProvider>,
    safe.config,
  )
  await screen.findByText(becomes(safe.safe, '3 of 5 owners'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.click(await screen.findByText(en.tx.uncertain.more))
  screen.getByText(en.tx.uncertain.warning)
  await userEvent.click(screen.getByRole('button', { name: safeTexts.stopFollowing }))
  await screen.findByText(dropped.proposalWithdrawn)
})
