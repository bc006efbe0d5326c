import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { startFaultyNetwork } from '@/lib/testing/start-faulty-network.ts'

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
