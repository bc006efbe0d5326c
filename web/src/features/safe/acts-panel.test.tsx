import 'fake-indexeddb/auto'
import {
  babyTokenAbi,
  babyTokenFactoryAbi,
  liquiditySeederAbi,
  multiSenderAbi,
  standardTokenAbi,
} from '@saleyard/generated/abis'
import { deployments } from '@saleyard/generated/deployments'
import { createProposal } from '@saleyard/safe/proposal/proposal.ts'
import { type SafeChain, startSafeChain } from '@saleyard/safe/testing/safe-chain.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { codeCall } from '@saleyard/send/encode/call-code.ts'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Address, encodeFunctionData, erc20Abi, type Hex, maxUint256, numberToHex, pad, parseAbi } from 'viem'
import { bscTestnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import en from '@/locales/en.json'
import texts from '@/locales/parts/safe/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import { ActsPanel, type FindRun } from './acts-panel.tsx'

const chainId = 31_337
const recipient: Address = '0x5555555555555555555555555555555555555555'
let chain: SafeChain
let config: Config
let offline: Config
let safe: Address

beforeAll(async () => {
  chain = await startSafeChain()
  const other = { id: bscTestnet.id, rpcUrl: chain.rpcUrl }
  config = createTwoNetworkConfig(chain.rpcUrl, other, [])
  offline = createTwoNetworkConfig('http://127.0.0.1:9', other, [], { retryCount: 0 })
  safe = await chain.open(1_700n)
})
afterAll(() => chain?.stop())
afterEach(() => vi.restoreAllMocks())

function show(calls: readonly SafeCall[], by = config, findRun: FindRun = async () => undefined) {
  const tx = proposeCalls(calls, { nonce: 0n, multiSend: chain.contracts.multiSendCallOnly })
  const safeTxHash = createProposal({ chainId, safe, tx }).hashes.safeTx
  const proposal = {
    chainId,
    safe,
    tx,
    safeTxHash,
    calls: [],
    signatures: [],
    summary: '',
    createdAt: 1,
    fromBlock: 0n,
  }
  return renderApp(<ActsPanel stored={{ ...proposal, way: 'files' }} findRun={findRun} />, by, '/safe')
}

describe('every call can be checked', () => {
  const payments = [1n, 2n].map((amount) => ({ address: recipient, amount }))
  const sendCoin = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ to: recipient, value: BigInt(index + 1), data: '0x' }) as const)
  const batches = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const of = {
        id: BigInt(index + 1),
        route: 'native',
        asset: { kind: 'native' },
        mode: { kind: 'strict' },
      } as const
      return encodeCall({ ...of, multiSender: deployments.MultiSender, payments })
    })
  const unfold = (title: string) => {
    const details = screen.getAllByText(title)[0]?.closest('details') as HTMLDetailsElement
    details.open = true
    fireEvent(details, new Event('toggle'))
    return details
  }

  test('a batch by its recipients and amounts, which a file has too, without a network as well', async () => {
    const asset = { kind: 'erc20', token: chain.token } as const
    const options = { id: 3n, asset, mode: { kind: 'strict' }, multiSender: deployments.MultiSender, payments } as const
    show([encodeCall({ ...options, route: 'tokenPull' })], offline)
    await screen.findByText(texts.acts.showPeople)
    const details = unfold(texts.acts.showPeople)
    const rows = within(details).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      `${recipient}1 ${texts.acts.baseUnits}`,
      `${recipient}2 ${texts.acts.baseUnits}`,
    ])
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    fireEvent.click(within(details).getByRole('button', { name: texts.acts.saveCsv }))
    const file = saved.mock.calls[0]?.[0] as Blob
    expect(await file.text()).toBe(`address,amount in base units\r\n${recipient},1\r\n${recipient},2\r\n`)
  })

  test('a call of our contract by its function and arguments, one of a stranger with a warning, each with its bytes', async () => {
    const args = [chain.token, safe, 5n, 6n, recipient, 1_900_000_000n] as const
    const seed = encodeFunctionData({ abi: liquiditySeederAbi, functionName: 'seed', args })
    const abi = parseAbi(['function transferOwnership(address newOwner)'])
    const hand = encodeFunctionData({ abi, args: [recipient] })
    const cancel = encodeFunctionData({ abi: standardTokenAbi, functionName: 'cancel', args: [8n] })
    const calls = [
      { to: deployments.LiquiditySeeder, value: 0n, data: seed },
      { to: chain.token, value: 0n, data: hand },
      { to: chain.token, value: 0n, data: cancel },
      // More bytes than the function takes: who knows what reads them.
      { to: chain.token, value: 0n, data: `${hand}00` as Hex },
    ]
    show(calls)
    await screen.findByText(texts.acts.kinds.known)
    const [ours, theirs, mark, longer] = screen.getAllByRole('listitem')
    expect(ours?.textContent).toContain('seed')
    expect(ours?.textContent).toContain('deadlineMar 17, 2030')
    await waitFor(() => expect(ours?.textContent).toMatch(/amount0\.000000000000000005\s/))
    expect(theirs?.textContent).toContain('transferOwnership')
    expect(theirs?.textContent).toContain('newOwner')
    expect(theirs?.textContent).toContain(texts.acts.claimedWarning)
    expect(mark?.textContent).toContain('cancel')
    expect(longer?.textContent).toContain(texts.acts.unknownWarning)
    const bytes = within(unfold(texts.acts.raw)).getByLabelText<HTMLTextAreaElement>(texts.acts.raw)
    expect(JSON.parse(bytes.value)).toEqual({ to: deployments.LiquiditySeeder, value: '0', data: seed })
    screen.getByRole('button', { name: texts.acts.copyRaw })
  })

  test('a batch by its mark and its call code, a cancellation by the batch of the run that it stops', async () => {
    const [batch] = batches(1)
    const cancel = encodeFunctionData({ abi: multiSenderAbi, functionName: 'cancel', args: [77n] })
    const stop = { to: deployments.MultiSender, value: 0n, data: cancel }
    const findRun = vi.fn(async (_: Address, act: { id: bigint }) =>
      act.id === 77n ? { runId: 'run', number: 7, isOther: false } : undefined,
    )
    show([batch as SafeCall, stop], config, findRun)
    await screen.findByText(texts.acts.runBatch.replace('{{number}}', '7'))
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain(`${texts.acts.mark}1`)
    within(first as HTMLElement).getByText(codeCall(batch?.data as Hex))
    within(first as HTMLElement).getByText(texts.acts.compareCode)
    expect(second?.textContent).toContain(`${texts.acts.mark}77`)
    expect(findRun).toHaveBeenCalledWith(safe, expect.objectContaining({ kind: 'cancel', id: 77n }))
  })

  test('a cancellation of batches alone only stops them; beside a payment of another kind it warns', async () => {
    const stop = (id: bigint) => {
      const data = encodeFunctionData({ abi: multiSenderAbi, functionName: 'cancel', args: [id] })
      return { to: deployments.MultiSender, value: 0n, data }
    }
    const { unmount } = show([stop(77n), stop(78n)])
    await screen.findByText(texts.acts.onlyStops)
    expect(screen.queryByText(texts.acts.notOnlyPays)).toBeNull()
    unmount()
    show([stop(77n), ...sendCoin(1)])
    await screen.findByText(texts.acts.notOnlyPays)
    expect(screen.queryByText(texts.acts.onlyStops)).toBeNull()
  })

  test('an approval without a limit is called that, with a warning', async () => {
    const approve = (amount: bigint) => {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [recipient, amount] })
      return { to: chain.token, value: 0n, data }
    }
    show([approve(maxUint256), approve(5n)])
    await screen.findByText(texts.acts.unlimitedWarning)
    const [unlimited, exact] = screen.getAllByRole('listitem')
    expect(unlimited?.textContent).toContain(`${texts.acts.amount}${en.tx.unlimited}`)
    expect(exact?.textContent).not.toContain(texts.acts.unlimitedWarning)
  })

  test('what a creation sets in units and percent, and a list without parts as one', async () => {
    const params = {
      ...{ name: 'Baby', symbol: 'BABY', decimals: 6, totalSupply: 5_000_000n, contractURI: '', salt: pad('0x1') },
      ...{ router: recipient, rewardToken: recipient, teamWallet: recipient, marketingWallet: recipient },
      ...{ tokenRewardFeeBps: 250, liquidityFeeBps: 0, marketingFeeBps: 0, minimumTokenBalanceForDividends: 0n },
    }
    const create = encodeFunctionData({ abi: babyTokenFactoryAbi, functionName: 'createToken', args: [params] })
    const claim = encodeFunctionData({ abi: babyTokenAbi, functionName: 'claimMany', args: [[]] })
    show([
      { to: deployments.BabyTokenFactory, value: 0n, data: create },
      { to: recipient, value: 0n, data: claim },
    ])
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toContain('params.totalSupply5 BABY')
    expect(first?.textContent).toContain('params.tokenRewardFeeBps2.5 %')
    expect(second?.textContent).toContain('holders[]')
  })

  test('what is dangerous first, however many calls are before it, and all of them at a press', async () => {
    const abi = parseAbi(['function changeThreshold(uint256 threshold)'])
    const settings = { to: safe, value: 0n, data: encodeFunctionData({ abi, args: [1n] }) }
    show([...batches(60), settings])
    await screen.findByText(texts.acts.settingsWarning)
    expect(screen.getAllByRole('listitem')).toHaveLength(50)
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Call 61 of 61')
    fireEvent.click(screen.getByRole('button', { name: texts.showAll.replace('{{formatted}}', '61') }))
    expect(screen.getAllByRole('listitem')).toHaveLength(61)
  })

  test('a transfer among sixty batches comes before them, and what all calls move of each token is above', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, 10n ** 24n] })
    show([...batches(60), { to: chain.token, value: 0n, data }, ...sendCoin(1)])
    const totals = (await screen.findByText(texts.acts.totals)).parentElement as HTMLElement
    await waitFor(() => expect(totals.textContent).toContain('1,000,000 '))
    // Sixty batches of 1 and 2 wei, and 1 wei to one address.
    expect(totals.textContent).toContain('0.000000000000000181')
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('Call 61 of 62')
    expect(second?.textContent).toContain('Call 62 of 62')
    expect(screen.queryByText(texts.acts.movesMore)).toBeNull()
  })

  test('every payment that is none of a batch is shown before anything can be signed', async () => {
    show(sendCoin(70))
    await screen.findByText(texts.acts.notOnlyPays)
    expect(screen.getAllByRole('listitem')).toHaveLength(70)
  })

  test('where calls may move what they do not name, the totals say so', async () => {
    show([...sendCoin(2), { to: chain.token, value: 0n, data: '0x12345678' }])
    await screen.findByText(texts.acts.movesMore)
  })

  test('every dangerous one is shown before anything can be signed', async () => {
    const settings = sendCoin(55).map(({ value }) => ({ to: safe, value: 0n, data: numberToHex(value, { size: 4 }) }))
    show([...batches(3), ...settings])
    expect(await screen.findAllByText(texts.acts.settingsWarning)).toHaveLength(55)
  })

  test('any contract may call itself a token that pays: it only pays once the network has said so', async () => {
    const asset = { kind: 'erc20', token: recipient } as const
    const options = { id: 3n, asset, mode: { kind: 'strict' }, multiSender: deployments.MultiSender, payments } as const
    show([encodeCall({ ...options, route: 'tokenItself' })], offline)
    await screen.findByText(texts.acts.claimsToPay)
    expect(screen.queryByText(texts.acts.onlyPays)).toBeNull()
  })
})
