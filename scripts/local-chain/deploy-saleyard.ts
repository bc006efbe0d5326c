import { readArtifact } from '@scripts/read-artifact.ts'
import { readDeployments } from '@scripts/read-deployments.ts'
import { repositoryRoot } from '@scripts/repository-root.ts'
import type { Address } from 'viem'
import { deployDeterministic } from './deploy-deterministic.ts'
import type { LocalClient } from './local-client.ts'

/**
 * Deploys everything of ours that is deployed once per chain. The list is the one that `scripts/solidity/Deploy.s.sol`
 * deploys and that `generated/` names; a test holds them equal.
 *
 * @returns Contract name to address.
 */
export async function deploySaleyard(client: LocalClient): Promise<Record<string, Address>> {
  const deployments = readDeployments(repositoryRoot)
  for (const name of Object.keys(deployments)) await deployDeterministic(client, readArtifact(name).bytecode)
  return deployments
}
