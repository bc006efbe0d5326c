import type { Plan } from '@saleyard/send/plan/types.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { custom } from 'viem'
import { bscTestnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { createConfig, WagmiProvider } from 'wagmi'
import { useApprovalChoice } from './use-approval-choice.ts'

const addressOf = (pair: string) => `0x${pair.repeat(20)}` as const
const plan = {
  chainId: bscTestnet.id,
  sender: addressOf('a1'),
  multiSender: addressOf('b2'),
  asset: { kind: 'erc20', token: addressOf('c3') },
  route: 'tokenPull',
  runNonce: `0x${'11'.repeat(32)}`,
  total: 1_000n,
  batches: [{}],
} as unknown as Plan

/** A network that says nothing of the token: what needs its word cannot be offered. */
function show() {
  const request = () => Promise.reject(new Error('gone'))
  const config = createConfig({
    chains: [bscTestnet],
    transports: { [bscTestnet.id]: custom({ request }, { retryCount: 0 }) },
    storage: null,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
  return renderHook(() => useApprovalChoice({ plan, allowance: 0n, madeAt: 1 }), { wrapper }).result
}

test('the approval is exact to begin with; another way is taken where it is offered, and only there', async () => {
  const choice = show()
  await waitFor(() => expect(choice.current.offers).not.toEqual([]))
  const offered = choice.current.offers.filter(({ isOffered }) => isOffered).map(({ way }) => way)
  expect(offered).toEqual(['exact', 'unlimited'])
  expect(choice.current.way).toBe('exact')

  act(() => choice.current.onWay('permit'))
  expect(choice.current.way).toBe('exact')
  act(() => choice.current.onWay('unlimited'))
  expect(choice.current.way).toBe('unlimited')
})
