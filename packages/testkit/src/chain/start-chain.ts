// Starts the chain that one worker's tests run on: local, a fork of a local one, or a fork of an address.

import { startLocalChain } from './start-local-chain.ts'

export type LocalChain = Awaited<ReturnType<typeof startLocalChain>>

/** The environment, of which `FORK` and `FORK_URL` decide on the chain. */
export type ChainEnvironment = Readonly<Record<string, string | undefined>>

/**
 * Starts the chain that one worker's tests run on.
 *
 * - default: an anvil with everything deployed;
 * - `FORK=1`: an anvil that forks a second anvil, on which everything was deployed: a fork without the internet;
 * - `FORK_URL`: an anvil that forks the chain behind this address.
 */
export async function startChain({ FORK, FORK_URL }: ChainEnvironment): Promise<LocalChain> {
  if (FORK_URL) return startLocalChain({ forkUrl: FORK_URL })
  if (FORK) return startFork()
  return startLocalChain()
}

async function startFork(): Promise<LocalChain> {
  const origin = await startLocalChain()
  try {
    const fork = await startLocalChain({ forkUrl: origin.rpcUrl })
    return { ...fork, stop: () => stopBoth(fork, origin) }
  } catch (error) {
    await origin.stop()
    throw error
  }
}

async function stopBoth(fork: LocalChain, origin: LocalChain) {
  try {
    await fork.stop()
  } finally {
    await origin.stop()
  }
}
