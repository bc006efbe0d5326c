import 'fake-indexeddb/auto'
import { owners, signAll } from '@saleyard/safe/testing/safe-chain.ts'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { createSafeHost, type SafeAppMessage } from '@saleyard/testkit/safe/safe-host.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Address, Hash, HDAccount } from 'viem'
import { bscTestnet, foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getConnection } from 'wagmi/actions'
import { SafeSilence } from '@/components/safe/inside-safe.tsx'
import { ProposalSummary } from '@/components/safe/proposal-summary.tsx'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { loadSafeApp } from '@/lib/wallet/load-safe-app.ts'
import en from '@/locales/en.json'
import texts from '@/locales/parts/safe/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { type ConnectedSafe, startSafePage } from '@/testing/safe-page.ts'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'

const origin = 'https://app.safe.global'
// Before any module reads the settings.
vi.hoisted(() => vi.stubEnv('VITE_FRAME_ANCESTORS', 'https://app.safe.global'))

const { state, owners: words } = texts
const recipient: Address = '0x4444444444444444444444444444444444444444'
let page: Awaited<ReturnType<typeof startSafePage>>
/** One for all tests: a page is in one frame for as long as it is open. */
let safe: ConnectedSafe
beforeAll(async () => {
  page = await startSafePage()
  safe = await page.connectSafe()
})
afterAll(async () => {
  await page?.stop()
  vi.unstubAllEnvs()
})
afterEach(() => vi.unstubAllGlobals())

type Answer = Awaited<ReturnType<ReturnType<typeof createSafeHost>['answer']>>

type FrameOptions = { isAwake?: () => boolean; change?: (method: string, answer: Answer) => Answer }

/** Puts the page into a frame of the Safe's page, which answers as its host does, from when it is awake. */
function putIntoFrame({ service }: ConnectedSafe, { isAwake, change }: FrameOptions = {}) {
  const host = createSafeHost(service)
  const parent = {
    async postMessage(message: SafeAppMessage) {
      if (isAwake?.() === false) return
      const answer = await host.answer(message)
      const event = new MessageEvent('message', { data: change?.(message.method, answer) ?? answer, origin })
      window.dispatchEvent(Object.defineProperty(event, 'source', { value: parent }))
    },
  }
  vi.stubGlobal('parent', parent)
}

async function frame(safe: ConnectedSafe, change?: FrameOptions['change']) {
  putIntoFrame(safe, change ? { change } : {})
  expect(await loadSafeApp(safe.config)).toBeDefined()
}

/** Proposes to the Safe's server, as its page does: no signature reaches this device but those of `here`. */
async function propose({ safe, service }: ConnectedSafe, value = 1n, here: readonly HDAccount[] = []): Promise<Hash> {
  const calls = [{ to: recipient, value, data: '0x' }] as const
  const safeTxHash = await service.propose(calls, { nonce: 0n })
  const tx = proposeCalls(calls, { nonce: 0n })
  const fromBlock = await page.client.getBlockNumber()
  const of = { safeTxHash, chainId: foundry.id, safe, calls, tx, summary: '', createdAt: Date.now(), fromBlock }
  const signatures = await signAll({ chainId: foundry.id, safe }, tx, here)
  await proposalStore.add({ ...of, way: 'wallet', signatures })
  return safeTxHash
}

const rowOf = (address: Address) =>
  screen.getByText(`${address.slice(0, 6)}...${address.slice(-4)}`).closest('li') as HTMLElement

test("while Safe's page does not answer that is said, and asking it again connects the Safe and goes on", async () => {
  const config = createTwoNetworkConfig(page.rpcUrl, { id: bscTestnet.id, rpcUrl: page.rpcUrl }, [])
  let isAwake = false
  putIntoFrame(safe, { isAwake: () => isAwake })
  const onConnected = vi.fn()
  renderApp(<SafeSilence onConnected={onConnected} />, config)
  await screen.findByText(texts.frame.silent)
  screen.getByRole('link', { name: new RegExp(texts.frame.open) })
  isAwake = true
  fireEvent.click(screen.getByRole('button', { name: en.common.tryAgain }))
  await waitFor(() => expect(onConnected).toHaveBeenCalled(), { timeout: 5_000 })
  expect(getConnection(config).address).toBe(safe.safe)
})

test("inside a Safe's page the owners are listed as that page has them", async () => {
  await frame(safe)
  const hash = await propose(safe)
  const [first, second, third] = safe.service.owners
  if (!first || !second || !third) throw new Error('There are no owners')
  await safe.service.sign(hash, first, second)
  renderApp(<ProposalSummary safeTxHash={hash} />, safe.config)
  await screen.findByText(words.bySafe)
  await screen.findByText(state.waiting_one.replace('{{count}}', '1'))
  within(rowOf(first.address)).getByText(words.signedInSafe)
  within(rowOf(second.address)).getByText(words.signedInSafe)
  within(rowOf(third.address)).getByText(words.missing)
})

test("an owner who has signed on this page is told apart from one who has signed in Safe's", async () => {
  await frame(safe)
  const [first, second, third] = owners
  if (!first || !second || !third) throw new Error('There are no owners')
  const hash = await propose(safe, 4n, [first, third])
  await safe.service.sign(hash, first, second)
  renderApp(<ProposalSummary safeTxHash={hash} />, safe.config)
  await screen.findByText(words.bySafe)
  await waitFor(() => within(rowOf(third.address)).getByText(words.signedHere))
  within(rowOf(first.address)).getByText(words.signedInSafe)
  within(rowOf(second.address)).getByText(words.signedInSafe)
})

test('what that page says is executed is said to be, before our node shows it, and nothing else is', async () => {
  await frame(safe, (method, answer) =>
    method === 'getTxBySafeTxHash' && answer.success
      ? { ...answer, data: { ...Object(answer.data), txStatus: 'SUCCESS' } }
      : answer,
  )
  renderApp(<ProposalSummary safeTxHash={await propose(safe, 2n)} />, safe.config)
  await screen.findByText(state.executedElsewhere)
  cleanup()
  await frame(safe)
  renderApp(<ProposalSummary safeTxHash={await propose(safe, 3n)} />, safe.config)
  await screen.findByText(words.bySafe)
  await screen.findByText(state.waiting_other.replace('{{count}}', '3'))
  expect(screen.queryByText(state.executedElsewhere)).toBeNull()
})
