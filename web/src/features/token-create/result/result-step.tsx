import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Droplets, Plus, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { Figures } from '../../../components/ui/figures'
import { formatAmount } from '../../../lib/amounts/format-amount'
import { creationKey } from '../creation-key'
import { useDraft } from '../draft/draft-store'
import type { KindId } from '../kinds'
import { ReadFailed } from '../read-failed'
import { readToken } from '../read-token'
import { StepHeading } from '../step-heading'
import { tokenQueryKey } from '../token-query-key'
import { useActivityRecord } from '../use-activity-record'
import { VerificationPanel } from '../verification/verification-panel'
import { AddToWallet } from './add-to-wallet'
import { findMaker } from './find-maker'
import { ResultFacts } from './result-facts'
import { ShareToken } from './share-token'
import type { CreatedToken } from './use-created-token'
import { useDraftCall } from './use-draft-call'

/** The token exists: where, by which transaction, and what one does next. All figures are read from the chain. */
export function ResultStep({ kindId, ...result }: CreatedToken & { kindId: KindId }) {
  const { token, chainId, account } = result
  const { t } = useTranslation()
  const config = useConfig()
  const { salt, created, startAnew } = useDraft()
  const record = findMaker(useActivityRecord(creationKey({ salt, chainId, account })))
  const call = useDraftCall(kindId, result)
  const {
    data: facts,
    dataUpdatedAt,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: tokenQueryKey({ chainId, token }, 'made', account),
    queryFn: () => readToken(config, { chainId, token, account }),
    staleTime: 0,
    gcTime: 0,
  })
  const hash = created.find((entry) => entry.token === token && entry.chainId === chainId)?.hash ?? record?.hash
  if (!facts && error) return <ReadFailed error={error} isFetching={isFetching} onRetry={() => refetch()} />
  if (!facts) return <p className="panel text-quiet">{t('createToken.result.reading')}</p>

  const { name, symbol, decimals, totalSupply } = facts
  const amount = formatAmount(totalSupply, decimals, { grouped: true })
  return (
    <section className="panel mx-auto flex max-w-2xl flex-col gap-5">
      <header>
        <CircleCheck aria-hidden className="mb-3 size-7 text-success" strokeWidth={1.75} />
        <StepHeading className="text-20">{t('createToken.result.title', { name })}</StepHeading>
        <p className="wrap-anywhere mt-1 text-quiet">
          <Figures text={t('createToken.result.lead', { amount, symbol })} />
        </p>
      </header>
      <ResultFacts {...{ facts, hash, record }} created={result} readAt={dataUpdatedAt} isFailed={error !== null} />
      <div className="flex flex-wrap gap-3">
        <Link to="/multi-sender" search={{ token }} className="btn btn-primary">
          <Send aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('createToken.result.send')}
        </Link>
        <Link
          to="/token/$chainId/$address"
          params={{ chainId: String(chainId), address: token }}
          hash="liquidity"
          className="btn"
        >
          <Droplets aria-hidden className="size-4" />
          {t('createToken.result.liquidity')}
        </Link>
        <AddToWallet chainId={chainId} token={token} symbol={symbol} decimals={decimals} />
        <button type="button" className="btn" onClick={startAnew}>
          <Plus aria-hidden className="size-4" />
          {t('createToken.result.another')}
        </button>
      </div>
      <ShareToken chainId={chainId} token={token} />
      <VerificationPanel {...{ kindId, chainId, token, call }} className="rounded-field border border-line p-4" />
    </section>
  )
}
