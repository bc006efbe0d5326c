import { type LocalChain, startLocalChain } from '@scripts/local-chain/start-local-chain.ts'
import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import type { Config } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { createTwoNetworkConfig, type Elsewhere, startElsewhere } from './start-elsewhere.ts'

type ConnectedChain = { chain: LocalChain; config: Config; elsewhere: Elsewhere }

/**
 * A real local chain of one's own, and a config whose wallet is anvil itself, which signs for its accounts. The wallet is on
 * the local chain; what names no network is asked on another one.
 */
export async function startConnectedChain(account: Address): Promise<ConnectedChain> {
  const [chain, elsewhere] = await Promise.all([startLocalChain(), startElsewhere()])
  const config = createTwoNetworkConfig(chain.rpcUrl, elsewhere, [mock({ accounts: [account] })])
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet')
  await connect(config, { connector, chainId: foundry.id })
  const stop = async () => void (await Promise.all([chain.stop(), elsewhere.stop()]))
  return { chain: { ...chain, stop }, config, elsewhere }
}
