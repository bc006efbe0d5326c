import 'fake-indexeddb/auto'
import { liquiditySeederAbi, multiSenderAbi } from '@saleyard/generated/abis'
import { deployments } from '@saleyard/generated/deployments'
import { createProposal } from '@saleyard/safe/proposal/proposal.ts'
import { SafeError, type SafeErrorCode } from '@saleyard/safe/safe-error.ts'
import { owners, type SafeChain, signAll, startSafeChain } from '@saleyard/safe/testing/safe-chain.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { codeCall } from '@saleyard/send/encode/call-code.ts'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Address, concat, encodeFunctionData, keccak256, parseEther, toHex, zeroAddress } from 'viem'
import { bscTestnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { i18n } from '@/lib/i18n/i18n.ts'
import { describeCodes, isProven, type ProvenProposal } from '@/lib/safe/hand-on.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { propose, proposeCancel, reject } from '@/lib/safe/propose.ts'
import safeTexts from '@/locales/parts/safe/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import { ProposalSummary } from './proposal-summary.tsx'
import { describeSafeError } from './safe-error-note.tsx'

const chainId = 31_337
const recipient: Address = '0x4444444444444444444444444444444444444444'
const pay: SafeCall = { to: recipient, value: parseEther('1'), data: '0x' }
let chain: SafeChain
let config: Config
let silent: Config
let safe: Address
let saltNonce = 900n

beforeAll(async () => {
  chain = await startSafeChain()
  const other = { id: bscTestnet.id, rpcUrl: chain.rpcUrl }
  config = createTwoNetworkConfig(chain.rpcUrl, other, [])
  silent = createTwoNetworkConfig('http://127.0.0.1:9', other, [], { retryCount: 0 })
})
afterAll(() => chain?.stop())
beforeEach(async () => {
  saltNonce += 1n
  safe = await chain.fund(await chain.open(saltNonce))
})
afterEach(() => vi.restoreAllMocks())

async function proposePay(): Promise<ProvenProposal> {
  const stored = await propose(config, { chainId, safe, calls: [pay], summary: 'Pay' })
  if (!isProven(stored)) throw new Error('not proven')
  return stored
}

/** As one that a Safe's own page has: this page made its calls, and knows none of its signatures. */
const proposeInSafe = (calls?: readonly SafeCall[]) => proposeOf('wallet', calls)

async function proposeOf(way: 'files' | 'wallet', calls: readonly SafeCall[] = [pay]): Promise<ProvenProposal> {
  const tx = proposeCalls(calls, { nonce: 0n })
  const { hashes } = createProposal({ chainId, safe, tx })
  const of = { safeTxHash: hashes.safeTx, chainId, safe, calls, tx, summary: '', createdAt: Date.now() }
  const stored: ProvenProposal = { ...of, way, signatures: [], fromBlock: 1n }
  await proposalStore.add(stored)
  return stored
}

async function signBy(stored: ProvenProposal, ...accounts: ReturnType<typeof account>[]) {
  await proposalStore.addSignatures(stored.safeTxHash, await signAll(stored, stored.tx, accounts))
}

const show = (stored: ProvenProposal, by = config) => renderApp(<ProposalSummary safeTxHash={stored.safeTxHash} />, by)
const short = (address: Address) => `${address.slice(0, 6)}...${address.slice(-4)}`
const rowOf = (address: Address) => screen.getByText(short(address)).closest('li') as HTMLElement
const { state, owners: words, actions, withdrawing } = safeTexts

test('the owners are listed: who has signed, who is missing, and how many more are needed', async () => {
  const stored = await proposePay()
  await signBy(stored, owners[0], owners[3])
  show(stored)
  await screen.findByText(state.waiting_one.replace('{{count}}', '1'))
  within(rowOf(owners[0].address)).getByText(words.signed)
  within(rowOf(owners[3].address)).getByText(words.signed)
  within(rowOf(owners[4].address)).getByText(words.missing)
})

test('a signature that arrives is counted at once, and one that does not count says why', async () => {
  const stored = await proposePay()
  show(stored)
  await screen.findByText(state.waiting_other.replace('{{count}}', '3'))
  await signBy(stored, owners[0], account(9))
  await screen.findByText(state.waiting_other.replace('{{count}}', '2'))
  expect(rowOf(account(9).address).textContent).toContain("isn't an owner of this Safe")
})

test("a proposal in Safe's own page names no one as missing: its signatures are there", async () => {
  show(await proposeInSafe())
  await screen.findByText(state.elsewhere)
  screen.getByText(words.elsewhere)
  expect(screen.queryByText(words.missing)).toBeNull()
  expect(document.body.textContent).not.toContain('more signature')
})

test('a silent network is said, and nothing is guessed about owners and state', async () => {
  const stored = await proposePay()
  await signBy(stored, owners[0])
  show(stored, silent)
  await screen.findByText(state.unread, undefined, { timeout: 10_000 })
  screen.getByText(/isn't responding, so the status is unknown/)
  within(rowOf(owners[0].address)).getByText(words.unchecked)
  expect(screen.queryByText(words.missing)).toBeNull()
})

test('an account without code is called that, and not a network that does not respond', async () => {
  safe = recipient
  show(await proposeOf('files'))
  await waitFor(() => expect(screen.getAllByText(/There is no contract at/)).toHaveLength(2), { timeout: 10_000 })
  expect(screen.queryByText(/network doesn't respond/)).toBeNull()
})

test('the hashes of domain and message are those of the transaction, whole when they are copied', async () => {
  const stored = await proposePay()
  const { hashes } = createProposal(stored)
  const written = vi.fn(async (_: string) => {})
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: written } } }))
  show(stored)
  for (const [name, hash] of [
    [safeTexts.safeTxHash, hashes.safeTx],
    [safeTexts.domainHash, hashes.domain],
    [safeTexts.messageHash, hashes.message],
  ] as const) {
    const button = await screen.findByRole('button', { name })
    expect(button.parentElement?.textContent).toContain(hash)
    fireEvent.click(button)
    expect(written).toHaveBeenLastCalledWith(hash)
  }
  vi.unstubAllGlobals()
})

describe('what a wallet that shows fields signs is on the page', () => {
  const open = async () => {
    const details = (await screen.findByText(safeTexts.summary.fields)).closest('details') as HTMLDetailsElement
    details.open = true
    fireEvent(details, new Event('toggle'))
    return details
  }
  const fieldsOf = (details: HTMLElement) =>
    [...details.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent ?? ''])

  test('each field in its order, with what MultiSendCallOnly and the delegatecall to it are', async () => {
    const { multiSendCallOnly } = chain.contracts
    const tx = proposeCalls([pay, { ...pay, value: 2n }], { nonce: 7n, multiSend: multiSendCallOnly })
    const safeTxHash = createProposal({ chainId, safe, tx }).hashes.safeTx
    const of = { safeTxHash, chainId, safe, calls: [], tx, summary: '', createdAt: Date.now(), signatures: [] }
    const stored: ProvenProposal = { ...of, way: 'files', fromBlock: 1n }
    await proposalStore.add(stored)
    show(stored)
    const details = await open()
    const fields = fieldsOf(details)
    expect(fields.map(([name]) => name)).toEqual([
      ...['chainId', 'verifyingContract', 'to', 'value', 'data', 'operation', 'safeTxGas', 'baseGas', 'gasPrice'],
      ...['gasToken', 'refundReceiver', 'nonce'],
    ])
    const { data, to, operation, nonce, safeTxGas, gasToken } = Object.fromEntries(fields)
    expect(to).toBe(multiSendCallOnly + safeTexts.summary.multiSend)
    expect(operation).toBe(`1${safeTexts.summary.delegatecall}`)
    expect(data).toContain(keccak256(tx.data))
    expect([nonce, safeTxGas, gasToken]).toEqual(['7', '0', zeroAddress])
    const written = vi.fn(async (_: string) => {})
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: written } } }))
    fireEvent.click(within(details).getByRole('button', { name: 'data' }))
    expect(written).toHaveBeenLastCalledWith(tx.data)
    vi.unstubAllGlobals()
  })

  test('a single call is called one', async () => {
    show(await proposePay())
    const { operation, to } = Object.fromEntries(fieldsOf(await open()))
    expect(operation).toBe(`0${safeTexts.summary.call}`)
    expect(to).toBe(recipient)
  })
})

test.each([
  ['has passed', 1_000_000_000n, state.expired],
  ['is ahead', 9_000_000_000n, state.ready],
] as const)('a deadline of a market that %s', async (_, deadline, words) => {
  const args = [chain.token, chain.token, 5n, 6n, safe, deadline] as const
  const data = encodeFunctionData({ abi: liquiditySeederAbi, functionName: 'seed', args })
  const stored = await propose(config, { chainId, safe, calls: [{ to: chain.token, value: 0n, data }] })
  await signBy(stored as ProvenProposal, owners[0], owners[1], owners[2])
  show(stored as ProvenProposal)
  await screen.findByText(words, undefined, { timeout: 10_000 })
})

test('a deadline that has passed is said while signatures are missing as well: more of them change nothing', async () => {
  const args = [chain.token, chain.token, 5n, 6n, safe, 1_000_000_000n] as const
  const data = encodeFunctionData({ abi: liquiditySeederAbi, functionName: 'seed', args })
  show((await propose(config, { chainId, safe, calls: [{ to: chain.token, value: 0n, data }] })) as ProvenProposal)
  await screen.findByText(state.expired, undefined, { timeout: 10_000 })
  screen.getByText(state.expiredNote)
})

test('where the transaction of the owners is not proven, what was asked for is shown call by call, to compare', async () => {
  const payments = [{ address: recipient, amount: 3n }]
  const of = { id: 8n, route: 'native', asset: { kind: 'native' }, mode: { kind: 'strict' }, payments } as const
  const batch = encodeCall({ ...of, multiSender: deployments.MultiSender })
  const stored = await proposeInSafe([batch])
  const { tx: _, ...unproven } = { ...stored, safeTxHash: keccak256(toHex(safe)), calls: [batch, pay] }
  await proposalStore.add(unproven)
  renderApp(<ProposalSummary safeTxHash={unproven.safeTxHash} />, config)
  await screen.findByText(safeTexts.summary.unproven)
  const list = screen.getByText(safeTexts.summary.asked).parentElement as HTMLElement
  const [first, second] = [...list.querySelectorAll('li')] as HTMLElement[]
  within(first as HTMLElement).getByText(codeCall(batch.data))
  within(first as HTMLElement).getByText(safeTexts.acts.showPeople)
  within(first as HTMLElement).getByText(safeTexts.acts.raw)
  within(second as HTMLElement).getByText(safeTexts.acts.kinds.coin)
  within(second as HTMLElement).getByText(safeTexts.acts.raw)
})

test('a builder file carries the call code to owners who see only the page of Safe', async () => {
  const of = { route: 'native', asset: { kind: 'native' }, mode: { kind: 'strict' } } as const
  const payments = [{ address: recipient, amount: 3n }]
  const batches = Array.from({ length: 11 }, (_, index) =>
    encodeCall({ ...of, id: BigInt(index + 1), payments, multiSender: deployments.MultiSender }),
  )
  const [first] = batches
  expect(describeCodes(safe, [pay])).toBe('')
  expect(describeCodes(safe, batches.slice(0, 1))).toBe(
    `${safeTexts.summary.callCode}: ${codeCall(first?.data ?? '0x')}`,
  )
  // Our own reader takes a thousand characters.
  expect(describeCodes(safe, batches)).toMatch(/^.{200,1000}, …$/)
})

test('where logs do not show what has used the nonce, it is said how far they were searched, and they can be searched further', async () => {
  const stored = await proposePay()
  await chain.execute(stored.tx, stored, await signAll(stored, stored.tx, owners.slice(0, 3)))
  const node = await startFaultProxy(chain.rpcUrl)
  node.fault({ kind: 'altered', alter: () => ({ result: [] }) }, ['eth_getLogs'])
  show(stored, createTwoNetworkConfig(node.url, { id: bscTestnet.id, rpcUrl: chain.rpcUrl }, []))
  await screen.findByText(state.unclear, undefined, { timeout: 10_000 })
  screen.getByText(state.searched.replace('{{block}}', stored.fromBlock.toString()))
  node.fault(undefined)
  fireEvent.click(screen.getByRole('button', { name: state.searchFurther }))
  await screen.findByText(state.executed, undefined, { timeout: 10_000 })
  expect(screen.queryByRole('button', { name: state.searchFurther })).toBeNull()
  await node.stop()
})

describe('a proposal is withdrawn', () => {
  test('by forgetting it, where no owner can have signed it', async () => {
    const stored = await proposePay()
    show(stored)
    fireEvent.click(await screen.findByText(safeTexts.withdraw))
    fireEvent.click(screen.getByRole('button', { name: withdrawing.forget }))
    await screen.findByText(state.withdrawn)
    expect(screen.queryByText(safeTexts.withdraw)).toBeNull()
    // The button is gone; Tab continues from the proposal.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: safeTexts.proposal })))
  })

  test('what is discarded is only proposed again: nothing of it can be passed on while its nonce is free', async () => {
    const stored = await proposePay()
    await proposalStore.patch(stored.safeTxHash, { withdrawnAt: Date.now() })
    show(stored)
    const again = await screen.findByRole('button', { name: withdrawing.again })
    for (const name of [actions.saveProposal, actions.copyLink, actions.code])
      expect(screen.queryByRole('button', { name })).toBeNull()
    fireEvent.click(again)
    await screen.findByRole('button', { name: actions.saveProposal })
    expect(await proposalStore.get(stored.safeTxHash)).not.toHaveProperty('withdrawnAt')
  })

  test('where another proposal has taken the nonce of a discarded one, it is proposed again with the next', async () => {
    const stored = await proposePay()
    await proposalStore.patch(stored.safeTxHash, { withdrawnAt: Date.now() })
    await propose(config, { chainId, safe, calls: [{ ...pay, value: 2n }] })
    show(stored)
    fireEvent.click(await screen.findByRole('button', { name: withdrawing.again }))
    await screen.findByText(withdrawing.proposed)
    const own = (await proposalStore.list()).filter((each) => each.safe === safe && each.tx?.value === pay.value)
    expect(own.map(({ tx }) => tx?.nonce).sort()).toEqual([0n, 1n])
    screen.getByText(state.withdrawn)
  })

  test('a batch of a run is proposed again in its run, which follows what it has proposed', async () => {
    const stored = await propose(config, { chainId, safe, calls: [pay], runId: 'run' })
    await proposalStore.patch(stored.safeTxHash, { withdrawnAt: Date.now() })
    show(stored as ProvenProposal)
    await screen.findByText(withdrawing.againInRun)
    expect(screen.queryByRole('button', { name: withdrawing.again })).toBeNull()
  })

  const markOf = (id: bigint) => ({ contract: deployments.MultiSender, id })
  const proposeStop = async (id: bigint) =>
    (await proposeCancel(config, { chainId, safe }, [markOf(id)], 'Cancel')) as ProvenProposal

  test('a cancellation as well: by discarding it while it is only here, by its rejection once owners can have it', async () => {
    const stop = await proposeStop(8n)
    show(stop)
    fireEvent.click(await screen.findByText(safeTexts.withdraw))
    screen.getByRole('button', { name: withdrawing.forget })
    await proposalStore.patch(stop.safeTxHash, { sharedAt: Date.now() })
    const rejecting = await screen.findByRole<HTMLButtonElement>('button', { name: withdrawing.reject })
    await waitFor(() => expect(rejecting.disabled).toBe(false))
    fireEvent.click(rejecting)
    await screen.findByText(withdrawing.proposed)
    await screen.findByText(state.ending)
    expect(screen.queryByRole('button', { name: withdrawing.reject })).toBeNull()
  })

  test('a mark is given up by one proposal: while it is open, no second one is offered', async () => {
    const payments = [{ address: recipient, amount: 1n }]
    const of = { id: 8n, route: 'native', asset: { kind: 'native' }, mode: { kind: 'strict' }, payments } as const
    const batch = encodeCall({ ...of, multiSender: deployments.MultiSender })
    const stored = (await propose(config, { chainId, safe, calls: [batch] })) as ProvenProposal
    await proposalStore.patch(stored.safeTxHash, { sharedAt: Date.now() })
    show(stored)
    fireEvent.click(await screen.findByText(safeTexts.withdraw))
    const cancelling = { name: withdrawing.cancel_one }
    await screen.findByRole('button', cancelling)
    const stop = await proposeStop(8n)
    await waitFor(() => expect(screen.queryByRole('button', cancelling)).toBeNull())
    const [link] = screen.getAllByRole('link', { name: actions.open }).slice(-1)
    expect(link?.getAttribute('href')).toContain(stop.safeTxHash)
    await proposalStore.patch(stop.safeTxHash, { withdrawnAt: Date.now() })
    await screen.findByRole('button', cancelling)
  })

  test('a cancellation whose mark is set says that it cannot succeed, and how its nonce is used', async () => {
    const stop = await proposeStop(9n)
    const cancel = {
      address: deployments.MultiSender,
      abi: multiSenderAbi,
      functionName: 'cancel',
      args: [9n],
    } as const
    await chain.client.impersonateAccount({ address: safe })
    await chain.client.setBalance({ address: safe, value: parseEther('10') })
    const hash = await chain.client.writeContract({ ...cancel, account: safe, chain: null })
    await chain.client.waitForTransactionReceipt({ hash })
    show(stop)
    await screen.findByText(state.futile, undefined, { timeout: 10_000 })
    screen.getByText(state.futileNote)
  })

  test('the marks of its batches are given up by what is proposed at that, and that is said', async () => {
    const payments = [{ address: recipient, amount: 1n }]
    const of = { id: 12n, route: 'native', asset: { kind: 'native' }, mode: { kind: 'strict' }, payments } as const
    const batch = encodeCall({ ...of, multiSender: deployments.MultiSender })
    const stored = (await propose(config, { chainId, safe, calls: [batch] })) as ProvenProposal
    await proposalStore.patch(stored.safeTxHash, { sharedAt: Date.now() })
    show(stored)
    fireEvent.click(await screen.findByText(safeTexts.withdraw))
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: withdrawing.cancel_one })
    await waitFor(() => expect(button.disabled).toBe(false), { timeout: 10_000 })
    fireEvent.click(button)
    await screen.findByText(withdrawing.proposed)
    const calls = (await proposalStore.list()).filter((each) => each.safe === safe).map(({ tx }) => tx?.data)
    expect(calls).toContain(encodeFunctionData({ abi: multiSenderAbi, functionName: 'cancel', args: [12n] }))
  })

  test('a rejection that owners may have needs none: it only uses its nonce', async () => {
    const rejection = (await reject(config, { chainId, safe, nonce: 0n }, 'Reject')) as ProvenProposal
    show(rejection)
    await screen.findByText(safeTexts.withdraw)
    await proposalStore.patch(rejection.safeTxHash, { sharedAt: Date.now() })
    await waitFor(() => expect(screen.queryByText(safeTexts.withdraw)).toBeNull())
  })

  test('it is called stopped only where something was proposed that stops it', async () => {
    const stored = await proposePay()
    await proposalStore.patch(stored.safeTxHash, { withdrawnAt: Date.now(), sharedAt: Date.now() })
    show(stored)
    await screen.findByText(state.waiting_other.replace('{{count}}', '3'))
    expect(screen.queryByText(state.ending)).toBeNull()
    expect(screen.queryByText(state.withdrawn)).toBeNull()
    await reject(config, { chainId, safe, nonce: stored.tx.nonce }, 'Reject')
    await screen.findByText(state.ending)
  })

  test('by another transaction with its nonce, once a file of it was made', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
    const stored = await proposePay()
    show(stored)
    await screen.findByText(state.waiting_other.replace('{{count}}', '3'))
    fireEvent.click(screen.getByRole('button', { name: actions.saveProposal }))
    fireEvent.click(screen.getByText(safeTexts.withdraw))
    // A payment of no batch has no mark to give up.
    expect(screen.queryByText(withdrawing.later)).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: withdrawing.reject }))
    await screen.findByText(withdrawing.proposed)
    const rejection = (await proposalStore.list()).find(
      (each) => each.safe === safe && each.tx?.data === '0x' && each.tx.value === 0n,
    )
    expect(rejection?.tx).toMatchObject({ to: safe, nonce: stored.tx.nonce })
    expect((await proposalStore.get(stored.safeTxHash))?.withdrawnAt).toBeTypeOf('number')
    await screen.findByText(state.ending)
    expect(screen.queryByText(state.withdrawn)).toBeNull()
  })
})

test("one that Safe's own page has is rejected there, and nothing is made here that its queue would lack", async () => {
  const stored = await proposeInSafe()
  show(stored)
  fireEvent.click(await screen.findByText(safeTexts.withdraw))
  screen.getByText(withdrawing.elsewhere.replace('{{nonce}}', '0'))
  expect(screen.queryByRole('button', { name: withdrawing.reject })).toBeNull()
  expect(screen.queryByText(withdrawing.inRun)).toBeNull()
})

test('a file for Transaction Builder, which has no nonce, is made only of batches, whose marks stop a second payment', async () => {
  const payments = [{ address: recipient, amount: 1n }]
  const of = { id: 8n, route: 'native', asset: { kind: 'native' }, mode: { kind: 'strict' }, payments } as const
  const batch = encodeCall({ ...of, multiSender: deployments.MultiSender })
  show(await proposeInSafe([batch]))
  await screen.findByRole('button', { name: actions.saveBuilder })
  cleanup()
  show(await proposePay())
  await screen.findByRole('button', { name: actions.saveProposal })
  expect(screen.queryByRole('button', { name: actions.saveBuilder })).toBeNull()
})

test('a proposal that is too long for a link is passed on as a file only', async () => {
  // What hashes give cannot be deflated.
  const data = concat(Array.from({ length: 300 }, (_, index) => keccak256(toHex(index))))
  const calls = [{ to: chain.token, value: 0n, data }]
  const stored = await propose(config, { chainId, safe, calls })
  show(stored as ProvenProposal)
  await screen.findByText(actions.onlyFile)
  expect(screen.queryByRole('button', { name: actions.copyLink })).toBeNull()
})

test('a short proposal has a code for cameras as well, and nothing is said about length', async () => {
  show(await proposePay())
  fireEvent.click(await screen.findByRole('button', { name: actions.code }))
  await screen.findByRole('button', { name: actions.hideCode })
  screen.getByRole('button', { name: actions.copyLink })
  for (const hint of [actions.noCode, actions.onlyFile]) expect(screen.queryByText(hint)).toBeNull()
})

test('what this device does not have is said', async () => {
  const stored = await proposePay()
  show({ ...stored, safeTxHash: `0x${'12'.repeat(32)}` })
  await screen.findByText(safeTexts.summary.missing)
})

test('each failure about a Safe has a sentence in every language', async () => {
  const codes = Object.keys(safeTexts.errors) as SafeErrorCode[]
  for (const code of codes) {
    const sentence = describeSafeError(i18n.t, new SafeError(code, { account: 'A', owner: 'O' }))
    expect(sentence).not.toContain('safe.errors')
  }
  await waitFor(() => expect(describeSafeError(i18n.t, new Error('other'))).toBeUndefined())
})
