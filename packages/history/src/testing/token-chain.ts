// Starts a chain on which a token has a history, behind nodes that fail as configured. For tests.

import type { LogEndpoint } from '@saleyard/history/read/read-range.ts'
import { accounts } from '@saleyard/testkit/chain/accounts.ts'
import { startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { takeSnapshot } from '@saleyard/testkit/chain/take-snapshot.ts'
import { type FaultProxy, startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import { type Address, createClient, encodeFunctionData, erc20Abi, http, numberToHex } from 'viem'
import { foundry } from 'viem/chains'

/** Blocks with transfers, and how many each has. */
const [busyBlocks, perBlock] = [60, 6]
/** Empty blocks after them. */
const emptyBlocks = 300

/** The chain, its token, and two nodes in front of it. */
export async function startTokenChain() {
  const chain = await startContractChain()
  const { client, token } = chain
  const pay = async (from: Address, to: Address, amount: bigint) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
    const transaction = { from, to: token, data, gas: numberToHex(200_000), gasPrice: numberToHex(20_000_000_000) }
    await client.request({ method: 'eth_sendTransaction', params: [transaction] } as never)
  }
  /** Mines a block of transfers: some to accounts that were never there. */
  const payMany = async (seed: number) => {
    for (let index = 0; index < perBlock; index++) {
      const number = seed * perBlock + index
      const to = index % 2 === 0 ? accounts[(number % 9) + 1] : makeAccount(number)
      await pay(accounts[0] as Address, to as Address, BigInt(number + 1) * 10n ** 15n)
    }
    await client.mine({ blocks: 1 })
  }
  await client.setAutomine(false)
  const firstBlock = await client.getBlockNumber({ cacheTime: 0 })
  for (let block = 0; block < busyBlocks; block++) await payMany(block)
  await client.mine({ blocks: emptyBlocks })
  const toBlock = await client.getBlockNumber({ cacheTime: 0 })
  const proxies = [await startFaultProxy(chain.rpcUrl), await startFaultProxy(chain.rpcUrl)] as const

  return {
    ...chain,
    proxies,
    payMany,
    /** The last block before the transfers. */
    firstBlock,
    toBlock,
    endpoints: proxies.map((proxy, index) => openEndpoint(proxy, index)) as [LogEndpoint, LogEndpoint],
    /** The first node, whose client waits so many ms. */
    openImpatient: (timeout: number) => openEndpoint(proxies[0], 0, timeout),
    /** All logs of the token, as the node has them. */
    readAll: () => client.getLogs({ address: token, fromBlock: 0n, toBlock }),
    snapshot: () => takeSnapshot(client as never),
    async heal() {
      for (const proxy of proxies) {
        proxy.fault(undefined)
        await proxy.listen()
        proxy.forget()
      }
    },
    async stop() {
      await Promise.all(proxies.map((proxy) => proxy.stop()))
      await chain.stop()
    },
  }
}

function openEndpoint({ url }: FaultProxy, index: number, timeout = 30_000): LogEndpoint {
  return {
    key: `node ${index}`,
    client: createClient({ chain: foundry, transport: http(url, { retryCount: 0, timeout }) }),
  }
}

function makeAccount(number: number): Address {
  return numberToHex(2n ** 159n + BigInt(number), { size: 20 })
}
