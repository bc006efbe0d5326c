import { multiSenderAddress } from '@saleyard/generated/abis'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Address, toFunctionSelector } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { deployToken } from '@/features/multi-send/approve/testing/deploy-token.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import { useContractCheck } from './prepare-page.tsx'

let network: Awaited<ReturnType<typeof startConnectedChain>>
let foreign: Address

beforeAll(async () => {
  network = await startConnectedChain('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  const client = createLocalClient(network.chain.rpcUrl)
  foreign = await deployToken(client, 'PlainPermitToken')
  await client.setCode({ address: multiSenderAddress, bytecode: '0x' })
}, 60_000)
afterAll(() => network?.chain.stop())
afterEach(cleanup)

function check(token: Address | undefined, { isConnected = true, config = network.config } = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
  const seen: unknown[] = []
  const { result } = renderHook(
    () => {
      const found = useContractCheck({ chain: { id: foundry.id }, token }, isConnected)
      seen.push(found.code)
      return found
    },
    { wrapper },
  )
  return { result, seen, queries }
}

/** A config of the chain that holds back whether a token is of ours, until it is released. */
function holdIsToken() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const selector = toFunctionSelector('isToken(address)').slice(2)
  const hold = async (request: Request) => {
    if ((await request.clone().text()).includes(selector)) await released
  }
  const config = createTwoNetworkConfig(network.chain.rpcUrl, network.otherNetwork, [], { onFetchRequest: hold })
  return { config, release }
}

test('a token that pays many by itself asks for no deployment of MultiSender, not for a moment', async () => {
  const { config, release } = holdIsToken()
  const { result, seen, queries } = check(network.chain.addresses.demoToken, { config })
  await waitFor(() => expect(queries.isFetching()).toBe(1)) // MultiSender is known to be missing.
  release()
  await waitFor(() => expect(result.current).toMatchObject({ code: 'expected', isUnreachable: false }))
  expect(seen).not.toContain('missing')
})

test('coin and a token of others need MultiSender', async () => {
  const [coin, token] = [check(undefined).result, check(foreign).result]
  await waitFor(() => expect(coin.current.code).toBe('missing'))
  await waitFor(() => expect(token.current.code).toBe('missing'))
})

test('without a connection nothing is read', () => {
  const { result, queries } = check(network.chain.addresses.demoToken, { isConnected: false })
  expect(queries.isFetching()).toBe(0)
  expect(result.current.code).toBeUndefined()
})

test('a network that does not answer is unreachable, for any token', async () => {
  await network.chain.stop()
  const { result } = check(foreign)
  await waitFor(() => expect(result.current).toMatchObject({ code: undefined, isUnreachable: true }))
})
