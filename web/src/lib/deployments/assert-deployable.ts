import { AppError } from '@/lib/errors/app-error.ts'
import type { DeploymentCheck } from './check-deployments.ts'
import { findObstacle } from './find-obstacle.ts'

/**
 * Whether the contract that was asked for, the last of the check, can be deployed now.
 *
 * @param network Its title, for the sentence.
 * @throws AppError `deployerMissing`, `codeUnexpected`, `deployedAlready`, `deployNeeds`.
 */
export function assertDeployable(check: DeploymentCheck, network: string): void {
  const obstacle = findObstacle(check, network)
  if (obstacle) throw obstacle

  const wanted = check.contracts.at(-1)
  const missing = check.contracts.find(({ state }) => state === 'missing')
  const contract = wanted?.name ?? ''
  if (!missing) throw new AppError('deployedAlready', { values: { contract, network } })
  if (missing !== wanted) throw new AppError('deployNeeds', { values: { contract, needed: missing.name, network } })
}
