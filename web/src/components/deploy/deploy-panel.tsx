import { findObstacle } from '@saleyard/chain/deployments/check-deployments.ts'
import { type DeployableName, deployables } from '@saleyard/chain/deployments/deployables.ts'
import type { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { ConnectButton, ConnectWords } from '@/components/wallet-actions.tsx'
import { describeError } from '@/lib/errors/describe-error.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { createDeployIntent } from '@/lib/transactions/create-deploy-intent.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { DeployFacts } from './deploy-facts.tsx'
import { type Deployments, useDeployments } from './use-deployments.ts'

type DeployPanelProps = { chainId: number; name: DeployableName }

/**
 * Offers to deploy a contract that a network lacks, after the contracts it needs, one transaction each. The parent
 * checks with {@link useDeployments} whether it is still due.
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
      <DeployAction
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

type DeployActionProps = {
  chainId: number
  deployments: Deployments
  obstacle: AppError | undefined
  next: DeployableName | undefined
  isConnected: boolean
  deployment: DeployIntent
}

/** Shows the next deployment, or the obstacle to it. */
function DeployAction({ chainId, deployments, obstacle, next, isConnected, deployment }: DeployActionProps) {
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
  return <Deployment name={next} deployment={deployment} onMined={deployments.retry} />
}

function Unknown({ chainId, deployments: { error, retry } }: Pick<DeployActionProps, 'chainId' | 'deployments'>) {
  const { t } = useTranslation()
  const { title: network } = getChain(chainId)
  if (!error) return <DeployNotice text={t('deploy.reading', { network })} />
  return (
    <ErrorNote error={toUserError(error)} lead={t('deploy.unreadable', { network })}>
      <button type="button" className="btn btn-sm" onClick={retry}>
        {t('common.tryAgain')}
      </button>
    </ErrorNote>
  )
}

type DeploymentProps = { name: DeployableName; deployment: DeployIntent; onMined: () => void }

function Deployment({ name, deployment: { intent, isError, retry }, onMined }: DeploymentProps) {
  const { t } = useTranslation()
  if (isError) return <DeployNotice text={t('deploy.notLoaded', { contract: name })} onRetry={retry} isAlert />
  if (!intent) return <DeployNotice text={t('deploy.loading', { contract: name })} />
  const actionLabel = t('deploy.action', { contract: name })
  return <TransactionPanel key={intent.key} intent={intent} actionLabel={actionLabel} onMined={onMined} />
}

type DeployNoticeProps = { text: string; isAlert?: boolean; onRetry?: () => void }

/**
 * Shows what the panel waits for or, as an alert, what prevents the deployment; with a retry button if a retry is
 * possible.
 */
function DeployNotice({ text, isAlert = false, onRetry }: DeployNoticeProps) {
  const { t } = useTranslation()
  return (
    <div
      role={isAlert ? 'alert' : 'status'}
      className={`panel flex flex-wrap items-center gap-3 text-14 ${isAlert ? 'text-error' : 'text-quiet'}`}
    >
      {isAlert && <CircleAlert aria-hidden className="size-5 shrink-0" />}
      <p className="wrap-anywhere min-w-48 flex-1">{text}</p>
      {onRetry && (
        <button type="button" className="btn btn-sm" onClick={onRetry}>
          {t('common.tryAgain')}
        </button>
      )}
    </div>
  )
}

type UseDeployIntentParameters = {
  /** Undefined while nothing can be deployed. */
  name: DeployableName | undefined
  chainId: number
  account: Address | undefined
}

type DeployIntent = {
  intent: TransactionIntent | undefined
  /** The code could not be loaded. */
  isError: boolean
  retry: () => void
}

/**
 * Creates the transaction of the deployment once its code has loaded; the page's first files do not contain that code.
 */
function useDeployIntent({ name, chainId, account }: UseDeployIntentParameters): DeployIntent {
  const { t } = useTranslation()
  const config = useConfig()
  const requestedName = account && name
  const { data, isError, refetch } = useQuery({
    queryKey: ['creation-code', requestedName],
    queryFn: async () => requestedName && (await deployables[requestedName].load()).creationCode,
    enabled: requestedName !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const again = () => void refetch()
  if (!data || !name || !account) return { intent: undefined, isError, retry: again }

  const summary = t('deploy.summary', { contract: name, network: getChain(chainId).title })
  return {
    intent: createDeployIntent(config, { name, chainId, account, creationCode: data, summary }),
    isError,
    retry: again,
  }
}
