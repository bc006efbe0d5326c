import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemoryStore } from '@saleyard/history/read/log-store.ts'
import { startIndexer, type TestIndexer } from '@saleyard/indexer/testing/start-indexer.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { startHttpServer } from '@saleyard/testkit/http-server.ts'
import { type Address, createClient, erc20Abi, getAddress, http, numberToHex, parseAbiItem } from 'viem'
import { getLogs, readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askCreationBlocks, askHeldTokens } from './ask-indexer.ts'
import { createHistoryService } from './create-history-service.ts'

const people = Array.from({ length: 1_005 }, (_, index) => numberToHex(0xb000 + index, { size: 20 }))
const everybody = { withoutContracts: false, withoutPools: false, withoutBurnt: false, without: [] } as const
const folder = mkdtempSync(join(tmpdir(), 'saleyard-page-indexer-'))

let chain: ContractChain
let indexer: TestIndexer

beforeAll(async () => {
  chain = await startContractChain()
  const { client, token: address } = chain
  const [account] = (await client.getAddresses()) as [Address]
  await client.setAutomine(false)
  for (const to of people)
    await client.writeContract({
      abi: erc20Abi,
      address,
      functionName: 'transfer',
      args: [to, 7n],
      account,
      chain: null,
    })
  await client.setAutomine(true)
  await client.mine({ blocks: 1 })
  indexer = await startIndexer({ rpcUrl: chain.rpcUrl, folder })
  const last = Number(await client.getBlockNumber({ cacheTime: 0 }))
  await vi.waitUntil(async () => (await indexer.blockNumber()) === last, { timeout: 20_000 })
})
afterAll(async () => {
  await indexer?.stop()
  await chain?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('holders of more than one answer come from the indexer, and the chain proves them', async () => {
  const { service, opened } = createService(indexer.url)
  const summary = await service.readHolders(request())
  expect(opened).toEqual([])
  expect(summary).toMatchObject({ kind: 'erc20', verdict: { kind: 'proven' } })
  expect(summary.holders).toBeGreaterThan(1_000)
  const total = await readContract(chain.client, { abi: erc20Abi, address: chain.token, functionName: 'totalSupply' })
  const rules = { ...everybody, atLeast: 0n, split: { kind: 'proportion', total } } as const
  const { text } = await service.listHolders({ job: 'a', rules, decimals: 0 })
  expect(text.split('\n').filter((line) => line.endsWith(',7'))).toHaveLength(people.length)
})

test('an indexer that lies about a balance is left to the logs', async () => {
  const liar = await startHttpServer(async (path, body) => {
    const answer = await fetch(`${indexer.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return { body: (await answer.text()).replace('"balance":"7"', '"balance":"8"') }
  })
  await expectLogs(liar.url)
  expect(liar.paths.length).toBeGreaterThan(0)
  await liar.stop()
})

test('an indexer that is down, or gives no such answer, is left to the logs', async () => {
  const broken = await startHttpServer(() => ({ status: 502, body: 'Bad gateway' }))
  await expectLogs(broken.url)
  await broken.stop()
  await expectLogs(broken.url)
})

test('a past block is read from the logs: the indexer knows today’s balances alone', async () => {
  const { service, opened } = createService(indexer.url)
  await service.readHolders({ ...request(), at: { kind: 'block', block: 20n } })
  expect(opened).toHaveLength(1)
})

test('the tokens of an account are named, those of others and of other networks are not', async () => {
  const [person] = people as [Address]
  const ask = (chainId: number, account: Address) => askHeldTokens({ url: indexer.url }, { chainId, account, most: 20 })
  expect(await ask(31337, getAddress(person))).toEqual([chain.token.toLowerCase()])
  expect(await ask(31337, numberToHex(0xa000, { size: 20 }))).toEqual([])
  expect(await ask(56, person)).toEqual([])
})

test('the block of a creation is named, and none of a token that no factory made or of another network', async () => {
  const event = parseAbiItem(
    'event TokenCreated(address indexed token, address indexed creator, address indexed firstOwner)',
  )
  const [log] = await getLogs(chain.client, { event, fromBlock: 0n })
  const made = log?.args.token as Address
  const ask = (chainId: number, ...tokens: Address[]) => askCreationBlocks({ url: indexer.url }, { chainId, tokens })
  expect(await ask(31337, made, numberToHex(0xa000, { size: 20 }))).toEqual([log?.blockNumber])
  expect(await ask(31337, numberToHex(0xa000, { size: 20 }))).toEqual([])
  expect(await ask(56, made)).toEqual([])
})

async function expectLogs(url: string) {
  const { service, opened } = createService(url)
  expect(await service.readHolders(request())).toMatchObject({ verdict: { kind: 'proven' } })
  expect(opened, 'stores of logs').toHaveLength(1)
}

function createService(indexerUrl: string) {
  const opened: string[] = []
  const endpoints = [{ key: 'node', client: createClient({ transport: http(chain.rpcUrl) }) }]
  const service = createHistoryService({
    openNetwork: () => ({ endpoints, confirmations: 1 }),
    openStore: async (history) => {
      opened.push(history)
      return createMemoryStore()
    },
    indexerUrl,
  })
  return { service, opened }
}

const request = () => ({ job: 'a', chainId: 31337, contract: chain.token, at: { kind: 'final' } as const })
