// Provides a test file with a faulty network of its own, healthy at the start of each test, and reads its endpoints'
// states.

import type { HealthStore } from '@saleyard/chain/rpc/network-health.ts'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { startFaultyNetwork } from './faulty-network.ts'

/** Starts a network for the file's tests; each test begins with healthy endpoints and real time. */
export function useFaultyNetwork() {
  const network = {} as Awaited<ReturnType<typeof startFaultyNetwork>>
  beforeAll(async () => {
    Object.assign(network, await startFaultyNetwork())
  })
  afterAll(() => network.stop?.())
  beforeEach(() => network.heal())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  return network
}

/** Returns the state of each endpoint of a client, in configured order. */
export const getEndpointStates = (client: { transport: { health: Pick<HealthStore, 'getState'> } }) =>
  client.transport.health.getState().endpoints.map(({ state }) => state)
