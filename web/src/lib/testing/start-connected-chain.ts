import { type Address, defineChain } from 'viem'
import { type Config, createConfig, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { automined } from '../../../../scripts/local-chain/automined.ts'
import { type LocalChain, startLocalChain } from '../../../../scripts/local-chain/start-local-chain.ts'
import { freePort } from '../../../../scripts/processes/free-port.ts'

/** A real local chain of one's own, and a config whose wallet is anvil itself, which signs for its accounts. */
export async function startConnectedChain(account: Address): Promise<{ chain: LocalChain; config: Config }> {
  const chain = await startLocalChain({ port: await freePort() })
  const local = defineChain({ ...automined, rpcUrls: { default: { http: [chain.rpcUrl] } } })
  const connector = mock({ accounts: [account] })
  const config = createConfig({
    chains: [local],
    connectors: [connector],
    pollingInterval: 20,
    // With one, pages that mount would forget the connection.
    storage: null,
    transports: { [local.id]: http(chain.rpcUrl) },
  })
  await connect(config, { connector })
  return { chain, config }
}
