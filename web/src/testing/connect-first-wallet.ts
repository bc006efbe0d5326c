import type { Config, Connector } from 'wagmi'
import { connect } from 'wagmi/actions'

/** Connects the config's first wallet, and returns its connector. */
export async function connectFirstWallet(config: Config): Promise<Connector> {
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet')
  await connect(config, { connector })
  return connector
}
