import { deployer } from '@saleyard/generated/deployments'
import { AppError } from '@/lib/errors/app-error.ts'
import type { DeploymentCheck } from './check-deployments.ts'

/** What no deployment can get past: `deployerMissing`, or `codeUnexpected` of the deployer or of a contract. */
export function findObstacle({ deployer: state, contracts }: DeploymentCheck, network: string): AppError | undefined {
  if (state === 'missing') return new AppError('deployerMissing', { values: { network } })
  const foreign = contracts.find((contract) => contract.state === 'foreign')
  const address = state === 'foreign' ? deployer : foreign?.address
  return address && new AppError('codeUnexpected', { values: { address } })
}
