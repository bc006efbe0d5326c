import 'fake-indexeddb/auto'
import { accounts } from '@saleyard/testkit/chain/accounts.ts'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Address, createTestClient, http, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Config, WagmiProvider } from 'wagmi'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { createListService } from '@/features/multi-send/list/worker/create-list-service.ts'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { useReview } from './use-review.ts'

vi.setConfig({ testTimeout: 60_000 })

const [account] = accounts as unknown as [Address]
const runNonce = `0x${'42'.repeat(32)}` as const
const text = ['a1', 'b2', 'c3'].map((pair, index) => `0x${pair.repeat(20)},${index + 1}`).join('\n')
const asset: Asset = {
  chain: { id: foundry.id, name: 'Local chain', symbol: 'ETH', shortName: 'local' },
  account,
  token: undefined,
  symbol: 'ETH',
  decimals: 18,
  origin: 'Local chain',
  balance: undefined,
}
let chain: LocalChain
let config: Config

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
}, 60_000)
afterAll(() => chain?.stop())

test('a plan is made, tried and stored by what its own network says, also where the wallet is on another one', async () => {
  const { list, session } = readList(text)
  const service = createListService(runStore, session)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <ListServiceContext value={() => service}>{children}</ListServiceContext>
      </QueryClientProvider>
    </WagmiProvider>
  )
  const onStored = vi.fn()
  const review = { list, asset, runNonce, mode: { kind: 'strict' }, onStored } as const
  const { result } = renderHook(() => useReview(review), { wrapper })

  // The other network has none of our contracts, and accounts without the total.
  await waitFor(() => expect(result.current.preflight).toEqual({ status: 'passed', isAsIfApproved: false }), {
    timeout: 20_000,
  })
  await waitFor(() => expect(result.current.sentBefore.elsewhere).toEqual({ unknown: [], payers: [] }), {
    timeout: 20_000,
  })
  act(() => result.current.store())
  await waitFor(() => expect(onStored).toHaveBeenCalledOnce(), { timeout: 20_000 })

  const node = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) }).extend(publicActions)
  const stored = await runStore.load(runNonce)
  // Events of the run are searched from here; on the other network there are hundreds of blocks more.
  expect(stored?.summary).toMatchObject({ chainId: foundry.id, sender: account, recipients: 3 })
  expect(stored?.summary.notedBlock).toBe(await node.getBlockNumber())
})
