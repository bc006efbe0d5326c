import type { Atomic } from '@saleyard/send/calls/bundle.ts'
import type { Config } from 'wagmi'
import { readCapabilities } from './calls.ts'

/**
 * Reads whether the connected wallet executes several calls as one on a network, or will once its user agrees
 * (EIP-5792's `atomic`).
 *
 * @throws As {@link readCapabilities}.
 */
export async function readAtomic(config: Config, chainId: number): Promise<Atomic> {
  const capabilities = await readCapabilities(config, { chainId })
  const status = Object(capabilities?.atomic).status
  return status === 'supported' || status === 'ready' ? status : 'unsupported'
}
