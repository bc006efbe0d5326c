import { useConnection } from 'wagmi'
import { getChain } from '@/lib/chains.ts'
import type { DeployableName } from '@/lib/deployments/deployables.ts'
import { findObstacle } from '@/lib/deployments/find-obstacle.ts'
import { DeployAct } from './deploy-act.tsx'
import { DeployFacts } from './deploy-facts.tsx'
import { useDeployIntent } from './use-deploy-intent.ts'
import { useDeployments } from './use-deployments.ts'

export type DeployPanelProps = { chainId: number; name: DeployableName }

/**
 * Offers to deploy a contract that a network lacks, after all that it needs, each in a transaction of its own. Whoever shows
 * it looks with {@link useDeployments} whether it is still due.
 */
export function DeployPanel({ chainId, name }: DeployPanelProps) {
  const { address: account } = useConnection()
  const deployments = useDeployments({ chainId, name, enabled: true, polls: true })
  const { check } = deployments
  const obstacle = check && findObstacle(check, getChain(chainId).title)
  const next = obstacle ? undefined : check?.contracts.find(({ state }) => state === 'missing')?.name
  const deployment = useDeployIntent({ name: next, chainId, account })
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <DeployFacts chainId={chainId} name={name} check={check} next={next} intent={deployment.intent} />
      <DeployAct
        chainId={chainId}
        deployments={deployments}
        obstacle={obstacle}
        next={next}
        isConnected={account !== undefined}
        deployment={deployment}
      />
    </div>
  )
}
