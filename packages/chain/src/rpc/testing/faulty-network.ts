// Starts an anvil behind endpoints that fail as configured, and clients that read it through all of them.

import { networkTransport } from '@saleyard/chain/rpc/network-transport.ts'
import { startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { type FaultProxy, startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import { type Chain, createPublicClient, createTestClient, http } from 'viem'
import { foundry } from 'viem/chains'

export type FaultyNetworkOptions = { endpoints?: number; batch?: boolean; chain?: Partial<Chain> }

/** Starts a real anvil behind endpoints that fail as configured, and clients that read it through all of them. */
export async function startFaultyNetwork({ endpoints = 3 }: { endpoints?: number } = {}) {
  const anvil = await startAnvil()
  const proxies = await Promise.all(Array.from({ length: endpoints }, () => startFaultProxy(anvil.rpcUrl)))

  const node = createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl) })

  return {
    rpcUrl: anvil.rpcUrl,
    mine: (blocks: number) => node.mine({ blocks }),
    proxies: proxies as [FaultProxy, FaultProxy, FaultProxy],
    /** Opens a client without any knowledge about its endpoints, like a new page. */
    open({ endpoints: count = endpoints, batch = false, chain = {} }: FaultyNetworkOptions = {}) {
      const list = proxies.slice(0, count).map(({ url }) => ({ url, batch }))
      return createPublicClient({
        chain: { ...foundry, ...chain },
        transport: networkTransport(list, foundry.id),
        cacheTime: 0,
      })
    },
    /** Makes all endpoints healthy again and clears their recorded requests. */
    async heal() {
      for (const proxy of proxies) {
        proxy.fault(undefined)
        await proxy.listen()
        proxy.forget()
      }
    },
    async stop() {
      await Promise.all(proxies.map((proxy) => proxy.stop()))
      await anvil.stop()
    },
  }
}
