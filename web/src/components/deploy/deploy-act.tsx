import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { ConnectButton, ConnectWords } from '@/components/wallet-actions.tsx'
import { getChain } from '@/lib/chains.ts'
import type { DeployableName } from '@/lib/deployments/deployables.ts'
import type { AppError } from '@/lib/errors/app-error.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { DeployNotice } from './deploy-notice.tsx'
import type { DeployIntent } from './use-deploy-intent.ts'
import type { Deployments } from './use-deployments.ts'

type DeployActProps = {
  chainId: number
  deployments: Deployments
  obstacle: AppError | undefined
  next: DeployableName | undefined
  isConnected: boolean
  deployment: DeployIntent
}

/** The next deployment, or what is in its way. */
export function DeployAct({ chainId, deployments, obstacle, next, isConnected, deployment }: DeployActProps) {
  const { t } = useTranslation()
  if (!deployments.check) return <Unknown chainId={chainId} deployments={deployments} />
  if (obstacle) return <DeployNotice text={describeError(obstacle, t)} isAlert />
  if (!next) return null
  if (!isConnected)
    return (
      <section className="panel flex flex-col gap-4">
        <ConnectWords>{t('deploy.connect')}</ConnectWords>
        <ConnectButton />
      </section>
    )
  return <Deployment name={next} deployment={deployment} onMined={deployments.again} />
}

function Unknown({ chainId, deployments: { error, again } }: Pick<DeployActProps, 'chainId' | 'deployments'>) {
  const { t } = useTranslation()
  const { title: network } = getChain(chainId)
  if (!error) return <DeployNotice text={t('deploy.reading', { network })} />
  return (
    <ErrorNote error={toUserError(error)} lead={t('deploy.unreadable', { network })}>
      <button type="button" className="btn btn-sm" onClick={again}>
        {t('common.tryAgain')}
      </button>
    </ErrorNote>
  )
}

type DeploymentProps = { name: DeployableName; deployment: DeployIntent; onMined: () => void }

function Deployment({ name, deployment: { intent, isError, again }, onMined }: DeploymentProps) {
  const { t } = useTranslation()
  if (isError) return <DeployNotice text={t('deploy.notLoaded', { contract: name })} onAgain={again} isAlert />
  if (!intent) return <DeployNotice text={t('deploy.loading', { contract: name })} />
  const actionLabel = t('deploy.action', { contract: name })
  return <TransactionPanel key={intent.key} intent={intent} actionLabel={actionLabel} onMined={onMined} />
}
