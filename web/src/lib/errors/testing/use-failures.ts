// Provides a test file with its own chain, failing nodes and wallets, and contract code that reverts.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { createPublicClient, createWalletClient, custom, type Hex, http } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect } from 'vitest'
import { startTestChain } from '@/testing/test-networks.ts'

const [alice, bob] = testAccounts.map(({ address }) => address) as [Hex, Hex]

/** Starts the test file's own chain before its tests run, with nodes and wallets that fail as scripted. */
export function useFailures() {
  const chain = {} as Awaited<ReturnType<typeof startTestChain>>
  const servers: Server[] = []
  beforeAll(async () => {
    Object.assign(chain, await startTestChain())
  })
  afterAll(async () => {
    for (const server of servers) server.closeAllConnections()
    await chain.stop?.()
  })

  async function listen(answer: RequestListener): Promise<string> {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  return { alice, bob, chain, listen, createReader, createRefusingWallet, getUserError }
}

/** @param timeout ms */
const createReader = (url: string, timeout = 20_000) =>
  createPublicClient({ chain: foundry, transport: http(url, { timeout, retryCount: 0 }) })

const createRefusingWallet = (error: { code: number; message: string; data?: unknown }) =>
  createWalletClient({
    account: alice,
    chain: foundry,
    transport: custom({ request: () => Promise.reject(error) }, { retryCount: 0 }),
  })

const getUserError = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it worked'),
    (error) => toUserError(error),
  )

/**
 * Builds code that reverts with the bytes: PUSH2 size, PUSH2 offset, PUSH1 0, CODECOPY, PUSH2 size, PUSH1 0, REVERT,
 * then the bytes.
 */
export function toRevertingCode(bytes: Hex): Hex {
  const size = ((bytes.length - 2) / 2).toString(16).padStart(4, '0')
  return `0x61${size}61000f60003961${size}6000fd${bytes.slice(2)}`
}
