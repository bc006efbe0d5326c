import { startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { stopClock, waitUntil, watchRequests } from '@saleyard/testkit/fake-clock.ts'
import { type FaultProxy, startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import { type Address, BaseFeeScalarError, parseAbi } from 'viem'
import { estimateFeesPerGas, getBlock, readContract, watchBlockNumber } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

/** The product's own config; of its networks this one has its endpoint here. */
const chainId = 97
let chain: Awaited<ReturnType<typeof startLocalChain>>
let proxy: FaultProxy
let client: ReturnType<typeof import('./wagmi-config.ts')['config']['getClient']>

beforeAll(async () => {
  chain = await startLocalChain()
  await rpc('anvil_setChainId', [chainId])
  proxy = await startFaultProxy(chain.rpcUrl)
  vi.stubEnv('VITE_RPC_URLS', `${chainId}=${proxy.url}`)
  const { config } = await import('./wagmi-config.ts')
  client = config.getClient({ chainId })
  await getBlock(client)
})
afterAll(async () => {
  await proxy?.stop()
  await chain?.stop()
})
beforeEach(() => proxy.forget())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const rpc = (method: string, params: unknown[]) =>
  fetch(chain.rpcUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })

/** Whether so many looks came and the last was answered: then the pause begins. */
const isAnswered = (polls: number) => {
  const { answeredAt } = client.transport.health.getState().endpoints[0] ?? {}
  return proxy.count('eth_blockNumber') === polls && answeredAt === Date.now()
}

test('[c197] a block is looked for every 4,000 ms', async () => {
  const answered = watchRequests()
  stopClock()
  const start = Date.now()
  const stop = watchBlockNumber(client, { onBlockNumber: () => {}, emitOnBegin: true })
  for (const look of [1, 2, 3]) {
    // The pause begins with the answer; until then the only timer is that of the request.
    await waitUntil(() => isAnswered(look), `answer ${look}`)
    await answered()
    await vi.advanceTimersByTimeAsync(4_000)
  }
  stop()
  expect(
    proxy
      .times('eth_blockNumber')
      .slice(0, 3)
      .map((time) => time - start),
  ).toEqual([0, 4_000, 8_000])
})

/** 36 bytes of calldata each. */
const balanceCall = (index: number) =>
  readContract(client, {
    address: client.chain.contracts?.multicall3?.address as Address,
    abi: parseAbi(['function getEthBalance(address) view returns (uint256)']),
    functionName: 'getEthBalance',
    args: [`0x${(index + 1).toString(16).padStart(40, '0')}`],
  })

test('[c198] reads of contracts wait 32 ms for each other and travel as one', async () => {
  stopClock()
  const start = Date.now()
  const first = balanceCall(1)
  await vi.advanceTimersByTimeAsync(31)
  const second = balanceCall(2)
  expect(proxy.count('eth_call')).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all([first, second])
  expect(proxy.times('eth_call').map((time) => time - start)).toEqual([32])
})

test('[c198] one such request carries 1,024 bytes of calldata at most', async () => {
  // 28 calls of 36 bytes are 1,008 bytes.
  await Promise.all(Array.from({ length: 28 }, (_, index) => balanceCall(index)))
  expect(proxy.count('eth_call')).toBe(1)
  proxy.forget()
  await Promise.all(Array.from({ length: 29 }, (_, index) => balanceCall(index)))
  expect(proxy.count('eth_call')).toBe(2)
})

test('[c200] the fee is the base fee of the last block times 1.2, and the tip', async () => {
  const { baseFeePerGas } = await getBlock(client)
  const { maxFeePerGas, maxPriorityFeePerGas } = await estimateFeesPerGas(client)
  expect(maxFeePerGas).toBe(((baseFeePerGas ?? 0n) * 12n) / 10n + maxPriorityFeePerGas)
  expect(client.chain.fees?.baseFeeMultiplier).toBe(1.2)
})

test('[c200] a factor below 1 is refused before anything is asked', async () => {
  const chain = { ...client.chain, fees: { baseFeeMultiplier: 0.99 } }
  await expect(estimateFeesPerGas(client, { chain })).rejects.toThrow(BaseFeeScalarError)
  expect(proxy.count()).toBe(0)
})
