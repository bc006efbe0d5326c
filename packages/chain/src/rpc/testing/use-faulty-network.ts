// Gives a test file a faulty network of its own, healthy at the beginning of each test, and reads the state of its endpoints.

import type { HealthStore } from '@saleyard/chain/rpc/network-health.ts'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { startFaultyNetwork } from './faulty-network.ts'

/** A network of the file's own, at hand once its tests run; each test begins with well endpoints and real time. */
export function useFaultyNetwork() {
  const network = {} as Awaited<ReturnType<typeof startFaultyNetwork>>
  beforeAll(async () => {
    Object.assign(network, await startFaultyNetwork())
  })
  afterAll(() => network.stop?.())
  beforeEach(() => network.heal())
  afterEach(() => void vi.useRealTimers())
  return network
}

/** How each endpoint of a client is, in the order in which they are listed. */
export const stateOf = (client: { transport: { health: Pick<HealthStore, 'getState'> } }) =>
  client.transport.health.getState().endpoints.map(({ state }) => state)
