import 'fake-indexeddb/auto'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { deployments } from '@saleyard/generated/deployments'
import { encodeProposalLink, encodeSignaturesLink } from '@saleyard/safe/proposal/links.ts'
import { createProposal } from '@saleyard/safe/proposal/proposal.ts'
import { writeProposal, writeSignatures } from '@saleyard/safe/proposal/proposal-file.ts'
import { safeAbi } from '@saleyard/safe/safe-abi.ts'
import { prepareExecution } from '@saleyard/safe/signatures/verify-signatures.ts'
import { owners, type SafeChain, sign, startSafeChain, stranger } from '@saleyard/safe/testing/safe-chain.ts'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import type { SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { startHttpServer } from '@saleyard/testkit/http-server.ts'
import { onlineManager } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  type Address,
  concat,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hash,
  keccak256,
  pad,
  parseAbi,
  parseEther,
  toHex,
} from 'viem'
import { bscTestnet, goerli } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Config, mock } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { i18n } from '@/lib/i18n/i18n.ts'
import { findChain } from '@/lib/networks/chains.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import texts from '@/locales/parts/safe/en.json'
import { byTextContent, renderApp } from '@/testing/render-app.tsx'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import type { FindRun } from './acts-panel.tsx'
import { createExecution } from './execute-panel.tsx'
import { SafePage } from './page.tsx'
import { takeIn } from './take-in.ts'

const chainId = 31_337
const recipient: Address = '0x5555555555555555555555555555555555555555'
let chain: SafeChain
let config: Config
let offline: Config
let safe: Address
let saltNonce = 1_500n

beforeAll(async () => {
  chain = await startSafeChain()
  offline = createTwoNetworkConfig('http://127.0.0.1:9', { id: bscTestnet.id, rpcUrl: chain.rpcUrl }, [], {
    retryCount: 0,
  })
})
afterAll(() => chain?.stop())
beforeEach(async () => {
  saltNonce += 1n
  safe = await chain.fund(await chain.open(saltNonce))
  config = createTwoNetworkConfig(chain.rpcUrl, { id: bscTestnet.id, rpcUrl: chain.rpcUrl }, [])
})
afterEach(async () => {
  vi.restoreAllMocks()
  await disconnect(config).catch(() => {})
})

const pay = { to: recipient, value: parseEther('1'), data: '0x' } as const
const domain = () => ({ chainId, safe })
const make = (tx: SafeTx = proposeCalls([pay], { nonce: 0n })) => createProposal({ ...domain(), tx })
const findRun = vi.fn<FindRun>(async () => undefined)

async function open(text: string, by = config): Promise<Hash> {
  const { safeTxHash } = await takeIn(by, text)
  return safeTxHash
}

const show = (safeTxHash: Hash | undefined, by = config) =>
  renderApp(<SafePage safeTxHash={safeTxHash} findRun={findRun} />, by, '/safe')

/** The page as its route shows it: at the proposal that the address names. */
function Routed() {
  const { proposal } = useSearch({ strict: false }) as { proposal?: Hash }
  return <SafePage safeTxHash={proposal} findRun={findRun} />
}

const region = (name: string) => screen.findByRole('region', { name }, { timeout: 10_000 })

/** A wallet of which anvil has the key; it signs what it is asked. */
async function connectAs(address: Address) {
  config = createTwoNetworkConfig(chain.rpcUrl, { id: bscTestnet.id, rpcUrl: chain.rpcUrl }, [
    mock({ accounts: [address] }),
  ])
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet')
  await connect(config, { connector, chainId })
}

function add(text: string) {
  fireEvent.change(screen.getByLabelText(texts.open.paste), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: texts.open.add }))
}

describe('an owner signs', () => {
  test('the hash that the page shows, and the signature counts', async () => {
    await connectAs(owners[1].address)
    const hash = await open(writeProposal(make()))
    show(hash)
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: texts.signing.button })
    await waitFor(() => expect(button.disabled).toBe(false), { timeout: 10_000 })
    button.focus()
    fireEvent.click(button)
    const panel = await region(texts.signing.title)
    const status = within(panel).getByRole('status')
    await waitFor(() => expect(status.textContent).toBe(texts.signing.done), { timeout: 10_000 })
    // The button that had the focus is gone.
    await waitFor(() => expect(document.activeElement).toBe(within(panel).getByRole('heading', { level: 2 })))
    expect((await proposalStore.get(hash))?.signatures).toEqual([await sign(domain(), make().tx, owners[1])])
    await screen.findByText(texts.state.waiting_other.replace('{{count}}', '2'))
  })

  test('for a Safe and a network that are named, with what can act besides the owners', async () => {
    await connectAs(owners[1].address)
    const slot = keccak256(toHex('guard_manager.guard.address'))
    await chain.client.setStorageAt({ address: safe, index: slot, value: pad(chain.token) })
    show(await open(writeProposal(make())))
    const panel = await screen.findByRole('region', { name: texts.signing.title })
    await within(panel).findByText(texts.note.guard, undefined, { timeout: 10_000 })
    within(panel).getByTitle(chain.token)
    within(panel).getByTitle(getAddress(safe))
    within(panel).getByText(findChain(chainId)?.title ?? '')
  })

  test('only once the contracts are compared, or the network has failed to answer', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, 5n] })
    const tx = proposeCalls([{ to: chain.token, value: 0n, data }], { nonce: 0n })
    const hash = await open(writeProposal(make(tx)), offline)
    let answer = (_: { status: number; body: string }) => {}
    const held = new Promise<{ status: number; body: string }>((resolve) => {
      answer = resolve
    })
    const asked = vi.fn(() => held)
    const node = await startHttpServer(asked)
    const wallet = mock({ accounts: [owners[1].address] })
    const other = { id: bscTestnet.id, rpcUrl: chain.rpcUrl }
    config = createTwoNetworkConfig(node.url, other, [wallet], { retryCount: 0 })
    const [connector] = config.connectors
    if (!connector) throw new Error('There is no wallet')
    await connect(config, { connector, chainId })
    show(hash)
    const panel = within(await region(texts.signing.title))
    const button = await panel.findByRole<HTMLButtonElement>('button', { name: texts.signing.button })
    await panel.findByText(texts.acts.comparing)
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(button.disabled).toBe(true)
    answer({ status: 503, body: '' })
    await waitFor(() => expect(button.disabled).toBe(false), { timeout: 10_000 })
    await node.stop()
  })

  test('also while this device has no network, where the comparison waits for one', async () => {
    const hash = await open(writeProposal(make()))
    await connectAs(owners[1].address)
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    show(hash)
    const panel = await region(texts.signing.title)
    const button = await within(panel).findByRole<HTMLButtonElement>('button', { name: texts.signing.button })
    expect(button.disabled).toBe(false)
    within(panel).getByText(texts.signing.ownersUnknown)
    expect(within(panel).queryByText(texts.acts.comparing)).toBeNull()
  })

  test.each([
    ['the Safe itself, as over WalletConnect,', () => safe],
    ['another contract', () => chain.token],
  ])('never with %s, which has no key; nor does it execute', async (_, connected) => {
    await connectAs(connected())
    show(await open(writeProposal(make())))
    await screen.findByText(texts.signing.keyless, undefined, { timeout: 10_000 })
    await screen.findByText(texts.executing.needsAccount, undefined, { timeout: 10_000 })
    expect(screen.queryByRole('button', { name: texts.signing.button })).toBeNull()
  })

  test("in one place with the others: where a proposal waits in Safe's own page, it is said that no signature gets there", async () => {
    await connectAs(owners[1].address)
    const byFiles = await open(writeProposal(make()))
    const { tx, hashes } = make(proposeCalls([pay], { nonce: 1n }))
    const rest = { ...domain(), tx, calls: [pay], signatures: [], summary: '', createdAt: 1, fromBlock: 0n }
    await proposalStore.add({ ...rest, safeTxHash: hashes.safeTx, way: 'wallet' })
    const { unmount } = show(byFiles)
    await screen.findByRole('button', { name: texts.signing.button })
    expect(screen.queryByText(texts.signing.otherPlace)).toBeNull()
    unmount()
    show(hashes.safeTx)
    await screen.findByText(texts.signing.otherPlace)
    screen.getByRole('button', { name: texts.signing.button })
  })

  test('only with an account that is an owner', async () => {
    await connectAs(stranger.address)
    show(await open(writeProposal(make())))
    await screen.findByText(new RegExp(texts.signing.noOwner))
    expect(screen.queryByRole('button', { name: texts.signing.button })).toBeNull()
  })

  test('also where a file only claims an approval of the account, which the chain does not know', async () => {
    await connectAs(owners[1].address)
    const signatures = [{ owner: owners[1].address, kind: 'approved', data: '0x' } as const]
    const hash = await open(writeProposal({ ...make(), signatures }))
    show(hash)
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: texts.signing.button })
    await waitFor(() => expect(button.disabled).toBe(false), { timeout: 10_000 })
    fireEvent.click(button)
    await screen.findByText(texts.signing.done, undefined, { timeout: 10_000 })
    expect((await proposalStore.get(hash))?.signatures).toEqual([await sign(domain(), make().tx, owners[1])])
  })

  test('without a network such a claim is called one, and an approval on chain counts as a signature with it', async () => {
    await connectAs(owners[1].address)
    const { tx, hashes } = make()
    const approve = { abi: safeAbi, functionName: 'approveHash', args: [hashes.safeTx] } as const
    await chain.client.writeContract({ ...approve, address: safe, account: owners[1].address, chain: null })
    const signatures = [{ owner: owners[1].address, kind: 'approved', data: '0x' } as const]
    const hash = await open(writeProposal({ ...make(tx), signatures }))
    const { unmount } = show(hash, offline)
    await screen.findByText(texts.owners.claimed)
    unmount()
    show(hash)
    await screen.findByText(texts.signing.done, undefined, { timeout: 10_000 })
  })

  test('never what calls a contract that is not there', async () => {
    await connectAs(owners[1].address)
    const nothing = proposeCalls([{ to: recipient, value: 0n, data: '0x12345678' }], { nonce: 0n })
    show(await open(writeProposal(make(nothing))))
    await screen.findByText(texts.signing.refused, undefined, { timeout: 10_000 })
    expect((screen.getByRole('button', { name: texts.signing.button }) as HTMLButtonElement).disabled).toBe(true)
  })
})

test("inside a Safe's page the link to a tab of its own takes the proposal along, which that tab does not have", async () => {
  const asSafeApp: ReturnType<typeof mock> = (of) => Object.assign(mock({ accounts: [safe] })(of), { type: 'safe' })
  config = createTwoNetworkConfig(chain.rpcUrl, { id: bscTestnet.id, rpcUrl: chain.rpcUrl }, [asSafeApp])
  const hash = await open(writeProposal(make()))
  show(hash)
  const [link] = await screen.findAllByRole('link', { name: new RegExp(texts.frame.open) })
  expect(link?.getAttribute('href')).toContain(`/safe#${encodeProposalLink(make())}`)
  screen.getAllByText(texts.frame.takesAlong)
})

test("inside a Safe's page what is too long for a link is taken along as a file", async () => {
  const asSafeApp: ReturnType<typeof mock> = (of) => Object.assign(mock({ accounts: [safe] })(of), { type: 'safe' })
  config = createTwoNetworkConfig(chain.rpcUrl, { id: bscTestnet.id, rpcUrl: chain.rpcUrl }, [asSafeApp])
  // What hashes give cannot be deflated.
  const data = concat(Array.from({ length: 300 }, (_, index) => keccak256(toHex(index))))
  show(await open(writeProposal(make(proposeCalls([{ to: chain.token, value: 0n, data }], { nonce: 0n })))))
  const panel = await screen.findByRole('region', { name: texts.signing.title })
  await within(panel).findByText(texts.frame.needsFile)
  within(panel).getByRole('button', { name: texts.actions.saveProposal })
})

describe('what it does is said before anything is signed', () => {
  test('a batch with its people and total; nothing else is done', async () => {
    const payments = [1n, 2n].map((amount) => ({ address: recipient, amount: parseEther(`${amount}`) }))
    const mode = { kind: 'strict' } as const
    const asset = { kind: 'native' } as const
    const call = encodeCall({ id: 3n, route: 'native', asset, mode, multiSender: deployments.MultiSender, payments })
    show(await open(writeProposal(make(proposeCalls([call], { nonce: 0n })))))
    await screen.findByText(texts.acts.onlyPays)
    screen.getByText(texts.acts.kinds.batch)
    await screen.findByText(texts.acts.compared)
    expect(findRun).toHaveBeenCalledWith(safe, expect.objectContaining({ id: 3n, count: 2 }))
    screen.getByText(texts.acts.noRun)
  })

  test.each([
    ['exactly its total', 0n, 0],
    ['more than its total, which comes back', 1n, 1],
  ] as const)('a batch of coin with %s', async (_, surplus, marks) => {
    const payments = [{ address: recipient, amount: parseEther('1') }]
    const mode = { kind: 'strict' } as const
    const asset = { kind: 'native' } as const
    const call = encodeCall({ id: 6n, route: 'native', asset, mode, multiSender: deployments.MultiSender, payments })
    const sent = { ...call, value: call.value + surplus }
    show(await open(writeProposal(make(proposeCalls([sent], { nonce: 0n })))))
    await screen.findByText(texts.acts.kinds.batch)
    expect(screen.queryAllByText(texts.acts.surplus)).toHaveLength(marks)
  })

  test('a batch with the id of one in a run here, which pays others: it would take its place for ever', async () => {
    const payments = [{ address: recipient, amount: parseEther('1') }]
    const mode = { kind: 'strict' } as const
    const asset = { kind: 'native' } as const
    const call = encodeCall({ id: 4n, route: 'native', asset, mode, multiSender: deployments.MultiSender, payments })
    findRun.mockResolvedValueOnce({ runId: '0x', number: 2, isOther: true })
    show(await open(writeProposal(make(proposeCalls([call], { nonce: 0n })))))
    const warning = await screen.findByText(/the same ID as batch 2 of your run, but pays other recipients/)
    expect(warning.textContent).toContain("Don't sign it.")
    expect(screen.queryByText(texts.acts.sameBytes)).toBeNull()
  })

  test("the Safe's own settings and unknown calls with a warning each", async () => {
    const abi = parseAbi(['function changeThreshold(uint256 threshold)'])
    const settings = encodeFunctionData({ abi, args: [1n] })
    const calls = [
      { to: safe, value: 0n, data: settings },
      { to: chain.token, value: 0n, data: '0x12345678' },
    ] as const
    const tx = proposeCalls(calls, { nonce: 0n, multiSend: chain.contracts.multiSendCallOnly })
    show(await open(writeProposal(make(tx))))
    await screen.findByText(texts.acts.settingsWarning)
    screen.getByText('changeThreshold')
    screen.getByText(texts.acts.unknownWarning)
    screen.getByText(texts.acts.notOnlyPays)
  })

  test('without a network it is not compared with the chain, and that is said', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, 5n] })
    const tx = proposeCalls([{ to: chain.token, value: 0n, data }], { nonce: 0n })
    show(await open(writeProposal(make(tx)), offline), offline)
    await screen.findByText(texts.acts.notCompared, undefined, { timeout: 10_000 })
    screen.getByText(texts.acts.baseUnits)
    await screen.findByText(texts.executing.needsNetwork)
  })
})

describe('signatures are collected', () => {
  test('from the text of a file and from a link, each owner once', async () => {
    const { tx, hashes } = make()
    const hash = await open(writeProposal(make()))
    show(hash)
    await screen.findByLabelText(texts.open.paste)
    const set = async (index: 0 | 1) => ({
      ...domain(),
      safeTxHash: hashes.safeTx,
      signatures: [await sign(domain(), tx, owners[index])],
    })
    add(writeSignatures(await set(0)))
    await screen.findByText(texts.open.added_one.replace('{{count}}', '1'))
    add(`https://other.example/safe#${encodeSignaturesLink(await set(1))}`)
    await waitFor(async () => expect((await proposalStore.get(hash))?.signatures).toHaveLength(2))
    add(writeSignatures(await set(0)))
    await screen.findByText(texts.open.nothingNew)
  })

  test.each([
    ['of another transaction', 'otherTransaction'],
    ['that another account made', 'signatureWrong'],
    ['that were cut', 'notJson'],
  ] as const)('those %s are refused, with the reason', async (_, code) => {
    const { tx, hashes } = make()
    const signature = await sign(domain(), tx, owners[0])
    const set = { ...domain(), safeTxHash: hashes.safeTx, signatures: [signature] }
    const given = {
      otherTransaction: async () => {
        const other = { ...tx, nonce: 7n }
        const safeTxHash = createProposal({ ...domain(), tx: other }).hashes.safeTx
        return writeSignatures({ ...set, safeTxHash, signatures: [await sign(domain(), other, owners[0])] })
      },
      signatureWrong: async () => writeSignatures({ ...set, signatures: [{ ...signature, owner: owners[1].address }] }),
      notJson: async () => writeSignatures(set).slice(0, -20),
    }
    const hash = await open(writeProposal(make()))
    show(hash)
    await screen.findByLabelText(texts.open.paste)
    add(await given[code]())
    const [start = ''] = texts.errors[code].split('{{')
    expect((await screen.findByRole('alert')).textContent).toContain(start.trim())
    expect((await proposalStore.get(hash))?.signatures).toEqual([])
  })

  test('of a transaction that this device does not have: its proposal is needed first', async () => {
    const unknown = make(proposeCalls([pay], { nonce: 40n }))
    show(undefined)
    await screen.findByLabelText(texts.open.paste)
    const signatures = [await sign(domain(), unknown.tx, owners[0])]
    const text = writeSignatures({ ...domain(), safeTxHash: unknown.hashes.safeTx, signatures })
    fireEvent.change(screen.getByLabelText(texts.open.paste), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: texts.open.button }))
    await screen.findByText(texts.open.unknown)
  })
})

test('what accounts that are no owners only claim is not kept', async () => {
  const claims = [stranger, owners[4]].map(({ address }) => ({ owner: address, kind: 'approved', data: '0x' }) as const)
  const signatures = [...claims].sort((one, other) => (one.owner.toLowerCase() < other.owner.toLowerCase() ? -1 : 1))
  const hash = await open(writeProposal({ ...make(), signatures }))
  const kept = async () => (await proposalStore.get(hash))?.signatures.map(({ owner }) => owner)
  expect(await kept()).toEqual([owners[4].address])
  await open(writeSignatures({ ...domain(), safeTxHash: hash, signatures }))
  expect(await kept()).toEqual([owners[4].address])
  await takeIn(offline, writeSignatures({ ...domain(), safeTxHash: hash, signatures }))
  expect(await kept()).toHaveLength(2)
})

describe('it is executed', () => {
  async function openSigned(count: number, nonce = 0n) {
    const proposal = make(proposeCalls([pay], { nonce }))
    const signatures = await Promise.all(owners.slice(0, count).map((each) => sign(domain(), proposal.tx, each)))
    return open(writeProposal({ ...proposal, signatures }))
  }

  test('by an account that is no owner, once enough owners have signed', async () => {
    await connectAs(account(8).address)
    const before = await chain.client.getBalance({ address: recipient })
    show(await openSigned(3))
    const execute = await findExecute()
    expect(listStrong(), 'one strong action').toEqual([execute])
    fireEvent.click(execute)
    await screen.findByText(texts.state.executed, undefined, { timeout: 20_000 })
    expect(await chain.client.getBalance({ address: recipient })).toBe(before + pay.value)
    expect(screen.queryByRole('button', { name: texts.signing.button })).toBeNull()
  })

  test('at once by the owner whose approval alone is missing: that is the strong action, and a signature the second one', async () => {
    await connectAs(owners[3].address)
    show(await openSigned(2))
    const execute = await findExecute()
    const sign = screen.getByRole<HTMLButtonElement>('button', { name: texts.signing.button })
    await waitFor(() => expect(listStrong()).toEqual([execute]))
    expect(sign.disabled).toBe(false)
    screen.getByText(texts.executing.ownApproval)
    fireEvent.click(screen.getByRole('button', { name: texts.next.toExecuting }))
    expect(document.activeElement).toBe(execute)

    fireEvent.click(sign)
    await screen.findByText(texts.signing.done, undefined, { timeout: 10_000 })
    expect(await proposalStore.get(make().hashes.safeTx)).toHaveProperty('signatures.length', 3)
  })

  test('not before others have signed as well: then to sign is the strong action, and the one to which the heading leads', async () => {
    await connectAs(owners[3].address)
    show(await openSigned(1))
    await screen.findByText(/Signatures: 2 of 3/, undefined, { timeout: 10_000 })
    const sign = screen.getByRole<HTMLButtonElement>('button', { name: texts.signing.button })
    await waitFor(() => expect(sign.disabled).toBe(false), { timeout: 10_000 })
    expect(listStrong()).toEqual([sign])
    fireEvent.click(screen.getByRole('button', { name: texts.next.toSigning }))
    expect(document.activeElement).toBe(sign)
  })

  test('not while it would fail: then to sign it for later is the strong action that can be pressed', async () => {
    await connectAs(owners[3].address)
    await chain.client.setBalance({ address: safe, value: 0n })
    show(await openSigned(2))
    await screen.findByRole('button', { name: en.tx.again }, { timeout: 10_000 })
    await waitFor(() => expect(listStrong()).toEqual([screen.getByRole('button', { name: texts.signing.button })]))
    screen.getByRole('button', { name: texts.next.toSigning })
  })

  test.each([
    [500, "bytes. Many hardware wallets can't sign more than 500."],
    [null, undefined],
    [0, undefined],
  ])(
    'of a wallet that signs %s bytes, and what is longer is said and can be executed all the same',
    async (walletBytes, sentence) => {
      appStore.setState({ walletBytes })
      onTestFinished(() => void appStore.setState({ walletBytes: null }))
      await connectAs(account(8).address)
      show(await openSigned(3))
      await findExecute()
      expect(screen.queryAllByText(byTextContent(sentence ?? 'Many hardware wallets'))).toHaveLength(sentence ? 1 : 0)
    },
  )

  test('not of an account without code, which is called that and not a network that is out of reach', async () => {
    safe = recipient
    show(await openSigned(0))
    const panel = await screen.findByRole('region', { name: texts.executing.title })
    await within(panel).findByText(/There is no contract at/, undefined, { timeout: 10_000 })
    expect(screen.queryByText(texts.executing.needsNetwork)).toBeNull()
  })

  test.each([
    ['signatures are missing', 2, 0n, /Signatures: 2 of 3/],
    ['others come first', 3, 2n, /Transactions of the Safe that come first: 2/],
  ] as const)('not while %s, which is said before a wallet opens', async (_, count, nonce, reason) => {
    await connectAs(account(8).address)
    show(await openSigned(count, nonce))
    await screen.findByText(reason, undefined, { timeout: 10_000 })
    expect(screen.queryByRole('button', { name: texts.executing.button })).toBeNull()
  })
})

test('it can be executed without a click in between, once what came first is executed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await connectAs(account(8).address)
  const [first, second] = [0n, 1n].map((nonce) => make(proposeCalls([pay], { nonce })))
  if (!first || !second) throw new Error('none')
  const signed = ({ tx }: typeof first) => Promise.all(owners.slice(0, 3).map((each) => sign(domain(), tx, each)))
  show(await open(writeProposal({ ...second, signatures: await signed(second) })))
  await screen.findByText(/Transactions of the Safe that come first: 1/, undefined, { timeout: 10_000 })
  await chain.execute(first.tx, domain(), await signed(first))
  await vi.advanceTimersByTimeAsync(12_000)
  await findExecute()
})

test('it is prepared again where owners or threshold have changed since, and that is said', async () => {
  await connectAs(account(8).address)
  const proposal = make()
  const signatures = await Promise.all(owners.slice(0, 3).map((each) => sign(domain(), proposal.tx, each)))
  show(await open(writeProposal({ ...proposal, signatures })))
  const execute = await findExecute()
  // As a module does it, which uses no nonce.
  const data = encodeFunctionData({ abi: parseAbi(['function changeThreshold(uint256 threshold)']), args: [2n] })
  await chain.client.impersonateAccount({ address: safe })
  await chain.client.waitForTransactionReceipt({
    hash: await chain.client.sendTransaction({ account: safe, to: safe, data, chain: null }),
  })
  fireEvent.click(execute)
  await screen.findByText(texts.errors.safeChanged, undefined, { timeout: 10_000 })
  fireEvent.click(await findExecute())
  await screen.findByText(texts.state.executed, undefined, { timeout: 20_000 })
})

test('what has changed is said in words by the panel of the transaction too, and is no network that fails', async () => {
  const { tx } = make()
  const signatures = await Promise.all(owners.slice(0, 3).map((each) => sign(domain(), tx, each)))
  const stored =
    (await proposalStore.get(await open(writeProposal({ ...make(), signatures })))) ?? expect.fail('no one')
  const executor = stranger.address
  const state = await chain.read(safe)
  const call = await prepareExecution(chain.client, { state, tx, signatures, executor })
  const onChanged = vi.fn()
  const simulate = async (by = config) => {
    const proven = { ...stored, tx }
    const intent = createExecution({ config: by, t: i18n.t, stored: proven, account: executor, call, onChanged })
    return toUserError(await intent.simulate().catch((error: unknown) => error)).code
  }
  expect(await simulate(offline)).toBe('unreachable')
  expect(onChanged).not.toHaveBeenCalled()
  const data = encodeFunctionData({ abi: parseAbi(['function changeThreshold(uint256 threshold)']), args: [2n] })
  await chain.client.impersonateAccount({ address: safe })
  await chain.client.waitForTransactionReceipt({
    hash: await chain.client.sendTransaction({ account: safe, to: safe, data, chain: null }),
  })
  expect(await simulate(), 'fewer signatures are enough').toBe('outdated')
  await chain.execute(tx, domain(), signatures)
  expect(await simulate(), 'its nonce is used').toBe('outdated')
  expect(onChanged).toHaveBeenCalledTimes(2)
})

test.each([goerli.id, 999_999])('a proposal for network %d, which the page lacks, says so', async (other) => {
  await connectAs(owners[0].address)
  const tx = proposeCalls([pay], { nonce: 0n })
  show(await open(writeProposal(createProposal({ chainId: other, safe, tx }))))
  const network = findChain(other)?.title ?? `${other}`
  const sentence = texts.state.unsupported.replace('{{network}}', network)
  // The state, the signing, the execution, and what is folded: to stop it.
  await waitFor(() => expect(screen.getAllByText(byTextContent(sentence))).toHaveLength(4))
  screen.getByText(texts.state.unread)
  for (const waiting of [texts.state.reading, texts.executing.preparing, texts.withdrawing.needsNetwork])
    expect(screen.queryByText(waiting)).toBeNull()
  expect(screen.queryByRole('button', { name: texts.signing.button })).toBeNull()
})

test('a file that is too large is refused before it is read', async () => {
  show(undefined)
  const file = new File(['x'.repeat(4_000_001)], 'proposal.json')
  const read = vi.spyOn(file, 'text')
  fireEvent.change(await screen.findByLabelText(texts.open.file), { target: { files: [file] } })
  await screen.findByText(texts.errors.fileTooLarge)
  expect(read).not.toHaveBeenCalled()
})

test('signatures of a link that come before their proposal wait for it', async () => {
  const { tx, hashes } = make()
  const signatures = [await sign(domain(), tx, owners[0])]
  const link = encodeSignaturesLink({ ...domain(), safeTxHash: hashes.safeTx, signatures })
  renderApp(<SafePage safeTxHash={undefined} findRun={findRun} />, config, `/safe#${link}`)
  await screen.findByText(texts.open.unknown)
  await open(writeProposal(make()))
  await waitFor(async () => expect((await proposalStore.get(hashes.safeTx))?.signatures).toEqual(signatures))
  await waitFor(() => expect(screen.queryByText(texts.open.unknown)).toBeNull())
})

test.each([
  ['the first look for it', true],
  ['a look after another change', false],
])('nor are they missed where the proposal comes during %s', async (_, isFirst) => {
  const { tx, hashes } = make()
  const signatures = [await sign(domain(), tx, owners[0])]
  const link = encodeSignaturesLink({ ...domain(), safeTxHash: hashes.safeTx, signatures })
  const follow = () => renderApp(<SafePage safeTxHash={undefined} findRun={findRun} />, config, `/safe#${link}`)
  if (!isFirst) {
    follow()
    await screen.findByText(texts.open.unknown)
  }
  let answer = () => {}
  const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
  const look = vi.spyOn(proposalStore, 'get').mockImplementation(() => held)
  if (isFirst) follow()
  else await proposalStore.remove(pad('0x1'))
  await waitFor(() => expect(look).toHaveBeenCalledWith(hashes.safeTx))
  look.mockRestore()
  await open(writeProposal(make()))
  answer()
  await waitFor(async () => expect((await proposalStore.get(hashes.safeTx))?.signatures).toEqual(signatures))
})

test('what a file or a link brought is marked as such, names the nonces before it, and can be removed', async () => {
  const hash = await open(writeProposal(make(proposeCalls([pay], { nonce: 2n ** 256n - 1n }))))
  const { unmount } = show(undefined)
  await screen.findAllByText(texts.opened.mark)
  unmount()
  show(hash)
  await screen.findByText(texts.state.gap.replace('{{nonce}}', '0'))
  fireEvent.click(screen.getByRole('button', { name: texts.opened.remove }))
  await screen.findByText(texts.page.unknown)
  expect(await proposalStore.get(hash)).toBeUndefined()
})

test('one that is not here is opened, not signed; what came of it is said on its page, and after its removal on the list', async () => {
  const { tx, hashes } = make()
  renderApp(<Routed />, config, `/safe?proposal=${hashes.safeTx}`)
  await screen.findByText(texts.page.unknown)
  expect(screen.queryByText(texts.summary.missing)).toBeNull()
  expect(screen.queryByRole('region', { name: texts.open.addTitle })).toBeNull()
  await region(texts.open.title)
  const give = (text: string) => {
    fireEvent.change(screen.getByLabelText(texts.open.paste), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: texts.open.button }))
  }
  const says = (sentence: string) =>
    waitFor(() => expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(sentence), {
      timeout: 10_000,
    })
  give(writeProposal(make()))
  await says(texts.open.opened)
  await region(texts.open.addTitle)

  fireEvent.click(await screen.findByRole('button', { name: texts.opened.remove }))
  await says(texts.opened.removed)
  const title = within(await region(texts.open.title)).getByRole('heading')
  await waitFor(() => expect(document.activeElement).toBe(title))

  const signatures = await Promise.all(owners.slice(0, 2).map((each) => sign(domain(), tx, each)))
  await open(writeProposal(make()))
  give(writeSignatures({ ...domain(), safeTxHash: hashes.safeTx, signatures }))
  await region(texts.open.addTitle)
  await says(texts.open.added_other.replace('{{count}}', '2'))
})

test('the proposals of this device are listed by Safe, each with its state', async () => {
  const hash = await open(writeProposal(make()))
  show(undefined)
  const links = await screen.findAllByRole('link', { name: texts.page.withNonce.replace('{{nonce}}', '0') })
  expect(links.some((each) => each.getAttribute('href')?.includes(hash))).toBe(true)
  await screen.findAllByText(texts.state.waiting_other.replace('{{count}}', '3'), undefined, { timeout: 10_000 })
  expect(en.nav.safe).toBe(texts.page.title)
})

/** The strong actions that can be pressed. */
const listStrong = () => [...document.querySelectorAll('.btn-primary:not(:disabled)')]

/** The button of the execution, once the panel has said what becomes of it. */
async function findExecute() {
  const button = await screen.findByRole('button', { name: texts.executing.button }, { timeout: 10_000 })
  await waitFor(() => expect(button).toHaveProperty('disabled', false), { timeout: 10_000 })
  return button
}
