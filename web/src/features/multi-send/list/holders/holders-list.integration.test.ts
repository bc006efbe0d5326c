import 'fake-indexeddb/auto'
import type { HolderRules } from '@saleyard/history/holders/choose-holders.ts'
import { repeatList } from '@saleyard/history/holders/repeat-list.ts'
import { createMemoryStore } from '@saleyard/history/read/log-store.ts'
import { cutAt, lackLog, lackState, lagAt, lieAbout, refuseRanges } from '@saleyard/history/testing/node-faults.ts'
import { matchesSource } from '@saleyard/send/list/types.ts'
import { buildReport } from '@saleyard/send/report/build-report.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { type FaultProxy, startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import { type Address, createClient, erc20Abi, http, numberToHex, parseEther } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runBatches } from '@/features/multi-send/run/connect-run.ts'
import { createTransferService } from '@/features/multi-send/run/history/create-transfer-service.ts'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import { startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { createHistoryService } from '@/lib/history/create-history-service.ts'
import type { HistoryService } from '@/lib/history/history-service.ts'

/** Person n has n + 1 tokens at the block, and one more after it. */
const people = Array.from({ length: 30 }, (_, index) => numberToHex(0xbeef0000 + index, { size: 20 }))
const rules: HolderRules = {
  atLeast: parseEther('2'),
  split: { kind: 'proportion', total: parseEther('1') },
  withoutContracts: true,
  withoutPools: true,
  withoutBurnt: true,
  without: [],
}

let chain: ContractChain
let node: FaultProxy
let honest: FaultProxy
let block: bigint

beforeAll(async () => {
  chain = await startContractChain()
  node = await startFaultProxy(chain.rpcUrl)
  honest = await startFaultProxy(chain.rpcUrl)
  for (const [index, to] of people.entries()) await transfer(to, parseEther(`${index + 1}`))
  block = await chain.client.getBlockNumber({ cacheTime: 0 })
  for (const to of people) await transfer(to, parseEther('1'))
})
afterAll(async () => {
  await Promise.all([node.stop(), honest.stop()])
  await chain.stop()
})
afterEach(() => node.fault(undefined))

describe('holders of a token at a past block', () => {
  test('become a list, are paid once by what the chain says of that block, and the report names it', async () => {
    const { service, summary } = await read([node])
    expect(summary).toMatchObject({ kind: 'erc20', verdict: { kind: 'proven' }, block: { number: block } })
    const owner = await findOwner()
    const { text, provenance } = await list(service, { ...rules, without: [owner] })

    const before = await balancesNow()
    const fixture = await startRunFixture(chain, { text, source: provenance })
    const { plan } = fixture.run
    expect(matchesSource(provenance, plan)).toBe(true)
    expect(plan.source).toEqual(provenance)
    const progress = await runBatches(fixture.options)
    expect(progress.phase).toBe('finished')

    // The oracle knows nothing of logs: it asks the token at that block.
    const held = await Promise.all(people.map((person) => balanceAt(person, block)))
    const chosen = held.map((amount) => (amount >= rules.atLeast ? amount : 0n))
    const all = chosen.reduce((sum, amount) => sum + amount, 0n)
    const paid = (await balancesNow()).map((amount, index) => amount - (before[index] ?? 0n))
    expect(paid.reduce((sum, amount) => sum + amount, 0n)).toBe(parseEther('1'))
    for (const [index, amount] of paid.entries()) {
      const share = (parseEther('1') * (chosen[index] ?? 0n)) / all
      expect(amount - share, `person ${index}`).toBeGreaterThanOrEqual(0n)
      expect(amount - share, `person ${index}`).toBeLessThanOrEqual(1n)
    }
    expect(paid[0], 'has less than the least').toBe(0n)

    const rows = buildReport(fixture.list.lines, { ...plan, ...fixture.list }, progress.records, 18)
    expect(rows.filter(({ status }) => status === 'paid')).toHaveLength(29)
    const stored = await fixture.store.load(fixture.run.summary.id)
    const { hash } = await chain.client.getBlock({ blockNumber: block })
    expect(stored?.plan.source).toMatchObject({
      chainId: 31337,
      block: { number: String(block), hash },
      rules: { atLeast: parseEther('2').toString(), without: [owner] },
      recipients: 29,
      total: parseEther('1').toString(),
    })

    // Anyone makes the same list again of it, and another device gets it with the run's file.
    const again = await repeatList({
      provenance,
      endpoints: endpointsOf([honest]),
      fromBlock: 0n,
      confirmations: 1,
    })
    expect(again.recipients.map(({ address }) => address)).toEqual(
      fixture.list.recipients.map(({ address }) => address),
    )
    const file = await createTransferService(fixture.store).exportRun(fixture.run.summary.id)
    const there = createTransferService(createRunStore('another device'))
    const expected = { multiSender: chain.multiSender, chainIds: [31337] }
    expect(await there.checkImport(file, expected)).toMatchObject({ ok: true, source: provenance })
  })
})

describe('a node that', () => {
  test('lies about one balance gives no list, and another one shows that it is the node', async () => {
    node.fault(lieAbout(parseEther('7'), parseEther('70')))
    const alone = await read([node])
    expect(alone.summary.verdict).toMatchObject({ kind: 'wrong', checked: 31, differences: [{}] })
    await expect(list(alone.service, rules)).rejects.toMatchObject({ code: 'unproven' })
    const two = await read([node, honest])
    expect(two.summary.verdict).toMatchObject({ kind: 'wrong', reason: 'endpointsDisagree' })
    await expect(list(two.service, rules)).rejects.toMatchObject({ code: 'unproven' })
  })

  test('lags does not have the block, and says so; one that is up to date is read instead', async () => {
    node.fault(lagAt(block - 3n))
    await expect(read([node])).rejects.toMatchObject({ code: 'blockMissing' })
    expect((await read([node, honest])).summary.verdict.kind).toBe('proven')
  })

  test('has no archive leaves the balances unchecked: a list only if that is accepted, and it says so', async () => {
    node.fault(lackState(block + 1n))
    const { service, summary } = await read([node])
    expect(summary.verdict).toMatchObject({ kind: 'unchecked', reason: 'stateMissing' })
    const open = { ...rules, withoutContracts: false, withoutPools: false }
    await expect(list(service, open, false)).rejects.toMatchObject({ code: 'unproven' })
    await expect(list(service, rules), 'contracts cannot be known').rejects.toMatchObject({ code: 'stateMissing' })
    const { provenance } = await list(service, open)
    expect(provenance.verdict).toMatchObject({ kind: 'unchecked', reason: 'stateMissing' })
  })

  test('keeps a log back gives no list', async () => {
    node.fault(lackLog(block - 5n, 0))
    const { service, summary } = await read([node])
    expect(summary.verdict.kind).toBe('wrong')
    await expect(list(service, rules)).rejects.toMatchObject({ code: 'unproven' })
  })

  test('cuts its answers gives no list', async () => {
    node.fault(cutAt(4))
    const { service, summary } = await read([node])
    expect(summary.verdict.kind).toBe('wrong')
    await expect(list(service, rules)).rejects.toMatchObject({ code: 'unproven' })
  })

  test('allows 10 blocks at once is read all the same', async () => {
    node.fault(refuseRanges(10n, 'eth_getLogs is limited to a 10 block range'))
    const { service, summary } = await read([node])
    expect(summary.verdict.kind).toBe('proven')
    expect((await list(service, rules)).recipients).toBe(30)
  })

  test('gives no logs leaves a gap, which is named', async () => {
    node.fault({ kind: 'rpcError', code: -32000, message: 'logs are not available' }, ['eth_getLogs'])
    await expect(read([node])).rejects.toMatchObject({ code: 'gap', values: { from: expect.stringMatching(/^\d+$/) } })
  })
})

async function read(nodes: FaultProxy[]) {
  const network = { endpoints: endpointsOf(nodes), confirmations: 1 }
  const service = createHistoryService({ openNetwork: () => network, openStore: async () => createMemoryStore() })
  const at = { kind: 'block', block } as const
  const summary = await service.readHolders({ job: 'a', chainId: 31337, contract: chain.token, at })
  return { service, summary }
}

/** As the page asks for it: the tick is the page's. */
const list = (service: HistoryService, chosen: HolderRules, mayBeUnchecked = true) =>
  service.listHolders({ job: 'a', rules: chosen, decimals: 18, mayBeUnchecked })

const endpointsOf = (nodes: FaultProxy[]) =>
  nodes.map(({ url }) => ({ key: url, client: createClient({ transport: http(url, { retryCount: 0 }) }) }))

async function transfer(to: Address, amount: bigint): Promise<void> {
  const { client, token } = chain
  const hash = await client.writeContract({
    abi: erc20Abi,
    address: token,
    functionName: 'transfer',
    args: [to, amount],
  })
  await client.waitForTransactionReceipt({ hash })
}

const balanceAt = (account: Address, blockNumber?: bigint) =>
  readContract(chain.client, {
    abi: erc20Abi,
    address: chain.token,
    functionName: 'balanceOf',
    args: [account],
    ...(blockNumber !== undefined && { blockNumber }),
  })
const balancesNow = () => Promise.all(people.map((person) => balanceAt(person)))
const findOwner = async () => (await chain.client.getAddresses())[0] as Address
