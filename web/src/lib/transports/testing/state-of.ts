import type { HealthStore } from '@/lib/transports/network-health.ts'

/** How each endpoint of a client is, in the order in which they are listed. */
export const stateOf = (client: { transport: { health: Pick<HealthStore, 'getState'> } }) =>
  client.transport.health.getState().endpoints.map(({ state }) => state)
