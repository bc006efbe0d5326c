import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Breakable } from '@/components/ui/breakable.tsx'
import { getChain } from '@/lib/chains.ts'
import type { DeploymentCheck } from '@/lib/deployments/check-deployments.ts'
import type { DeployableName } from '@/lib/deployments/deployables.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { DeployLead } from './deploy-lead.tsx'
import { DeploymentList } from './deployment-list.tsx'

type DeployFactsProps = {
  chainId: number
  name: DeployableName
  check: DeploymentCheck | undefined
  next: DeployableName | undefined
  intent: TransactionIntent | undefined
}

/** What will be deployed, where and, unless something is in the way, why anyone may. */
export function DeployFacts({ chainId, name, check, next, intent }: DeployFactsProps) {
  const { t } = useTranslation()
  const id = useId()
  const isMany = (check?.contracts.filter(({ state }) => state === 'missing').length ?? 0) > 1
  return (
    <section aria-labelledby={id} className="panel flex min-w-0 flex-col gap-3">
      <h2 id={id} className="wrap-anywhere font-semibold text-17">
        <Breakable text={t('deploy.title', { contract: name, network: getChain(chainId).title })} />
      </h2>
      {next && (
        <>
          <p>{intent && !isMany ? <DeployLead intent={intent} /> : t(isMany ? 'deploy.leadMany' : 'deploy.lead')}</p>
          <p className="text-13 text-quiet">{t('deploy.why')}</p>
        </>
      )}
      {check && <DeploymentList contracts={check.contracts} next={next} />}
    </section>
  )
}
