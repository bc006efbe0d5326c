import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Plus, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { AsOf } from '../../../components/network-status/as-of'
import { Amount } from '../../../components/tx/amount'
import { Row } from '../../../components/tx/row'
import { CopyButton } from '../../../components/ui/copy-button'
import { ExplorerLink } from '../../../components/ui/explorer-link'
import { formatAmount } from '../../../lib/amounts/format-amount'
import { creationKey } from '../creation-key'
import { useDraft } from '../draft/draft-store'
import { ReadFailed } from '../read-failed'
import { readToken } from '../read-token'
import { StepHeading } from '../step-heading'
import { useActivityRecord } from '../use-activity-record'
import { AddToWallet } from './add-to-wallet'
import { findMaker } from './find-maker'
import { TokenInExplorer } from './token-in-explorer'
import type { CreatedToken } from './use-created-token'

/** The token exists: where, by which transaction, and what one does next. All figures are read from the chain. */
export function ResultStep({ token, chainId, account }: CreatedToken) {
  const { t } = useTranslation()
  const config = useConfig()
  const { salt, created, startAnew } = useDraft()
  const record = findMaker(useActivityRecord(creationKey({ salt, chainId, account })))
  const {
    data: facts,
    dataUpdatedAt,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['token', chainId, token, account],
    queryFn: () => readToken(config, { chainId, token, account }),
    staleTime: 0,
    gcTime: 0,
  })
  const hash = created.find((entry) => entry.token === token && entry.chainId === chainId)?.hash ?? record?.hash
  if (!facts && error) return <ReadFailed error={error} isFetching={isFetching} onRetry={() => refetch()} />
  if (!facts) return <p className="panel text-quiet">{t('createToken.result.reading')}</p>

  const { name, symbol, decimals, totalSupply, balance } = facts
  const amount = formatAmount(totalSupply, decimals, { grouped: true })
  return (
    <section className="panel mx-auto flex max-w-2xl flex-col gap-5">
      <header>
        <CircleCheck aria-hidden className="mb-3 size-7 text-success" strokeWidth={1.75} />
        <StepHeading className="text-20">{t('createToken.result.title', { name })}</StepHeading>
        <p className="wrap-anywhere mt-1 text-quiet">{t('createToken.result.lead', { amount, symbol })}</p>
      </header>
      <dl>
        <Row name={t('createToken.result.token')} note={<TokenInExplorer chainId={chainId} token={token} />}>
          <span className="figure">{token}</span>
          <CopyButton text={token} label={t('createToken.result.copyToken')} />
        </Row>
        <Row name={t('createToken.result.transaction')} note={record && t(`activity.states.${record.state}`)}>
          {hash ? <ExplorerLink chainId={chainId} kind="tx" id={hash} /> : t('createToken.result.transactionUnknown')}
        </Row>
        <Row name={t('createToken.result.youHold')} note={<AsOf at={dataUpdatedAt} isFailed={error !== null} />}>
          <Amount value={balance} decimals={decimals} symbol={symbol} />
        </Row>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Link to="/multi-sender" search={{ token }} className="btn btn-primary">
          <Send aria-hidden className="size-4" />
          {t('createToken.result.send')}
        </Link>
        <AddToWallet token={token} symbol={symbol} decimals={decimals} />
        <button type="button" className="btn btn-ghost" onClick={startAnew}>
          <Plus aria-hidden className="size-4" />
          {t('createToken.result.another')}
        </button>
      </div>
    </section>
  )
}
