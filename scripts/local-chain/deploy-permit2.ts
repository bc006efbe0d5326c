import type { Address } from 'viem'
import { buildPermit2, permit2Salt } from './build-permit2.ts'
import { deployDeterministic } from './deploy-deterministic.ts'
import type { LocalClient } from './local-client.ts'

/** Deploys the real Permit2 at the address that it has on every public chain. */
export function deployPermit2(client: LocalClient): Promise<Address> {
  return deployDeterministic(client, buildPermit2(), permit2Salt)
}
