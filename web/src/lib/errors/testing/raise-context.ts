// Starts the nodes, servers and wallets that fail as scripted, to raise every error of the page.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { createPublicClient, createWalletClient, custom, http } from 'viem'
import { foundry } from 'viem/chains'
import { vi } from 'vitest'
import { connect } from 'wagmi/actions'
import { createScriptedConfig, createScriptedWallet, type WalletScript } from '@/testing/scripted-wallet.ts'
import { startTestChain } from '@/testing/test-networks.ts'

export type RaiseContext = Awaited<ReturnType<typeof startRaiseContext>>

/** Causes an error: returns or throws it. */
export type Raise = (context: RaiseContext) => unknown

const [alice] = testAccounts

/**
 * Starts nodes and wallets that fail as scripted: two real nodes, one of them before EIP-1559, an HTTP server and
 * EIP-1193 wallets.
 */
export async function startRaiseContext() {
  // wagmi's injected connector checks for a window before it uses the provider of its script.
  vi.stubGlobal('window', new EventTarget())
  const chain = await startTestChain()
  const old = await startAnvil({ hardfork: 'berlin' })
  const answers: RequestListener[] = []
  const server = createServer((request, response) => {
    // One end may close a reused connection while the other sends.
    response.setHeader('Connection', 'close')
    answers[Number(request.url?.slice(1))]?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  /** Creates a client of a node with this request listener. `timeout` in ms. */
  const served = (answer: RequestListener, timeout = 20_000) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${answers.push(answer) - 1}`
    return createPublicClient({ chain: foundry, transport: http(url, { timeout, retryCount: 0 }) })
  }
  const refused = (code: number, message: string) =>
    served((_request, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message } }))
    })

  return {
    chain,
    oldUrl: old.rpcUrl,
    served,
    /** A node refuses a read. */
    reading: (code: number, message = 'no') => refused(code, message).getBlockNumber(),
    /** A node refuses a signed transaction. */
    sending: (message: string, code = -32000) =>
      createWalletClient({
        account: alice as NonNullable<typeof alice>,
        chain: foundry,
        transport: custom(refused(code, message)),
      }).sendRawTransaction({ serializedTransaction: '0x02' }),
    /** A wallet refuses a request. */
    requesting: (error: unknown) => {
      const request = () => Promise.reject(error)
      return createWalletClient({ transport: custom({ request }, { retryCount: 0 }) }).getAddresses()
    },
    /** The page with a wallet of this script, connected unless `isConnected` is false. */
    page: async (script: WalletScript = {}, isConnected = true) => {
      const wallet = createScriptedWallet(script)
      const config = createScriptedConfig({ wallets: [wallet] })
      const [connector] = config.connectors
      if (!connector) throw new Error('There is no wallet')
      if (isConnected) await connect(config, { connector })
      return { config, connector, wallet }
    },
    async stop() {
      vi.unstubAllGlobals()
      server.closeAllConnections()
      server.close()
      await Promise.all([chain.stop(), old.stop()])
    },
  }
}
