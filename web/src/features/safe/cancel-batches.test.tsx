import 'fake-indexeddb/auto'
import { multiSenderAbi } from '@saleyard/generated/abis'
import { deployments } from '@saleyard/generated/deployments'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Address, decodeFunctionData, encodeFunctionData, type Hash, parseEther } from 'viem'
import { bscTestnet, foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Config, mock } from 'wagmi'
import { connect } from 'wagmi/actions'
import { filesId } from '@/lib/safe/load-files-connector.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { safeCancelKey } from '@/lib/transactions/frozen-call.ts'
import { setPageModal } from '@/lib/wallet/wallet-modal.ts'
import en from '@/locales/en.json'
import texts from '@/locales/parts/safe/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { type ConnectedSafe, startSafePage } from '@/testing/safe-page.ts'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import { SafePage } from './page.tsx'

const recipient: Address = '0x6666666666666666666666666666666666666666'
const id = 88n
const { withdrawing } = texts
let page: Awaited<ReturnType<typeof startSafePage>>
beforeAll(async () => {
  page = await startSafePage()
})
afterAll(() => page?.stop())
afterEach(async () => {
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})

/** A batch that waits in the Safe's own page, as this device has it. */
async function proposeBatch({ safe, service }: ConnectedSafe): Promise<Hash> {
  const payments = [{ address: recipient, amount: parseEther('1') }]
  const mode = { kind: 'strict' } as const
  const of = { id, route: 'native', asset: { kind: 'native' }, mode, payments } as const
  const calls = [encodeCall({ ...of, multiSender: deployments.MultiSender })]
  const safeTxHash = await service.propose(calls)
  const tx = proposeCalls(calls, { nonce: 0n })
  const fromBlock = await page.client.getBlockNumber()
  const stored = { safeTxHash, chainId: foundry.id, safe, calls, tx, summary: '', createdAt: Date.now(), fromBlock }
  await proposalStore.add({ ...stored, way: 'wallet', signatures: [] })
  return safeTxHash
}

/** The dialog, which another part of the page has. */
const dialog = { open: vi.fn(async () => {}), close: () => {} }
setPageModal(dialog)

function show(safeTxHash: Hash, config: Config) {
  renderApp(<SafePage safeTxHash={safeTxHash} findRun={async () => undefined} />, config, '/safe')
}

test("the Safe's own wallet proposes to cancel a batch that waits in its page; once owners have executed that, the payment reverts with any nonce", async () => {
  const connected = await page.connectSafe()
  const { safe, service, config } = connected
  const payment = await proposeBatch(connected)
  show(payment, config)
  fireEvent.click(await screen.findByText(texts.withdraw))
  screen.getByText(withdrawing.later)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: withdrawing.cancel_one })
  await waitFor(() => expect(button.disabled).toBe(false), { timeout: 10_000 })
  fireEvent.click(button)
  const panel = screen.getByRole('region', { name: `${texts.acts.kinds.cancel} ${id}` })
  await within(panel).findByText(en.tx.states.proposed, undefined, { timeout: 10_000 })
  await screen.findByText(texts.state.ending)

  // What the owners see.
  const [, cancel] = [...service.proposals.values()]
  if (!cancel) throw new Error('Nothing was proposed')
  expect(cancel.calls).toHaveLength(1)
  const [call] = cancel.calls
  expect(call).toMatchObject({ to: deployments.MultiSender, value: 0n })
  const { functionName, args } = decodeFunctionData({ abi: multiSenderAbi, data: call?.data ?? '0x' })
  expect([functionName, args]).toEqual(['cancel', [id]])
  expect(cancel.transaction).toMatchObject({ nonce: 1n, operation: 0, safeTxGas: 0n })
  const [record, ...others] = await activityStore.list()
  expect(others).toEqual([])
  expect(record).toMatchObject({ kind: 'cancelBatch', state: 'proposed', proposal: { safeTxHash: cancel.hash } })
  await waitFor(async () => expect(await proposalStore.get(cancel.hash)).toMatchObject({ way: 'wallet' }))

  await service.reject(payment)
  await service.sign(cancel.hash, ...service.owners.slice(0, 3))
  await service.execute(cancel.hash)
  const marked = { abi: multiSenderAbi, address: deployments.MultiSender, functionName: 'isMarked' } as const
  expect(await page.client.readContract({ ...marked, args: [safe, id] })).toBe(true)
  const again = await service.changeNonce(payment)
  await service.sign(again, ...service.owners.slice(0, 3))
  await expect(service.execute(again)).rejects.toThrow()
  expect(await page.client.getBalance({ address: recipient })).toBe(0n)
})

test('what the run has proposed already is followed here as well, and not proposed a second time', async () => {
  const connected = await page.connectSafe()
  const { safe, service, config } = connected
  const payment = await proposeBatch(connected)
  const key = safeCancelKey({ chainId: foundry.id, account: safe, to: deployments.MultiSender, id })
  const data = encodeFunctionData({ abi: multiSenderAbi, functionName: 'cancel', args: [id] })
  const safeTxHash = await service.propose([{ to: deployments.MultiSender, value: 0n, data }])
  const asked = {
    kind: 'cancelBatch',
    chainId: foundry.id,
    account: safe,
    summary: '',
    createdAt: 1,
    updatedAt: 1,
  } as const
  await activityStore.put({ ...asked, key, state: 'proposed', proposal: { safeTxHash, fromBlock: 1n } })
  show(payment, config)
  fireEvent.click(await screen.findByText(texts.withdraw))
  await screen.findByText(en.tx.states.proposed, undefined, { timeout: 10_000 })
  expect(screen.queryByRole('button', { name: withdrawing.cancel_one })).toBeNull()
})

test('error: with another account the page says to connect the Safe, and opens the choice of wallets', async () => {
  const connected = await page.connectSafe()
  const payment = await proposeBatch(connected)
  const other = await page.connectSafe()
  show(payment, other.config)
  fireEvent.click(await screen.findByText(texts.withdraw))
  screen.getByText(withdrawing.connectSafe)
  expect(screen.queryByRole('button', { name: withdrawing.cancel_one })).toBeNull()
  const details = screen.getByText(texts.withdraw).closest('details') as HTMLElement
  fireEvent.click(within(details).getByRole('button', { name: en.wallet.connect }))
  expect(dialog.open).toHaveBeenCalledWith('ConnectWallet')
})

test('error: a wallet that declines proposes nothing, and the batch can be cancelled later', async () => {
  const connected = await page.connectSafe()
  const { service, config, wallet } = connected
  const payment = await proposeBatch(connected)
  wallet.prompts.rejectNext('wallet_sendCalls')
  show(payment, config)
  fireEvent.click(await screen.findByText(texts.withdraw))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: withdrawing.cancel_one })
  await waitFor(() => expect(button.disabled).toBe(false), { timeout: 10_000 })
  fireEvent.click(button)
  await screen.findByText(en.errors.userRejected, undefined, { timeout: 10_000 })
  expect(service.proposals.size).toBe(1)
  expect((await proposalStore.get(payment))?.withdrawnAt).toBeUndefined()
})

test.each([
  ['while nothing is connected', false],
  ['while the Safe by its address is', true],
])("an owner's wallet that is not in this browser is reached through the dialog %s", async (_, isConnected) => {
  const connected = await page.connectSafe()
  const payment = await proposeBatch(connected)
  const byFiles: ReturnType<typeof mock> = (of) =>
    Object.assign(mock({ accounts: [connected.safe] })(of), { type: filesId })
  const connectors = [mock({ accounts: [recipient] }), byFiles]
  const config = createTwoNetworkConfig(page.rpcUrl, { id: bscTestnet.id, rpcUrl: page.rpcUrl }, connectors)
  const [, connector] = config.connectors
  if (isConnected && connector) await connect(config, { connector, chainId: foundry.id })
  dialog.open.mockClear()
  show(payment, config)
  const panel = await screen.findByRole('region', { name: texts.signing.title })
  within(panel).getByRole('button', { name: texts.signing.connect.replace('{{wallet}}', 'Mock Connector') })
  fireEvent.click(within(panel).getByRole('button', { name: texts.signing.other }))
  expect(dialog.open.mock.calls).toEqual([['ConnectWallet']])
})
