import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Droplets, Plus, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BaseError, ContractFunctionZeroDataError } from 'viem'
import { useConfig } from 'wagmi'
import { Figures } from '@/components/ui/figures.tsx'
import { creationKey } from '@/features/token-create/creation-key.ts'
import type { Finished } from '@/features/token-create/draft/draft-store.ts'
import { kinds } from '@/features/token-create/kinds/index.ts'
import type { TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import type { KindId } from '@/features/token-create/our-token.ts'
import { outageInterval } from '@/features/token-create/outage-interval.ts'
import { ReadFailed } from '@/features/token-create/read-failed.tsx'
import { readToken } from '@/features/token-create/read-token.ts'
import { StepHeading } from '@/features/token-create/step-heading.tsx'
import type { Call } from '@/features/token-create/token-code/find-construction.ts'
import { tokenQueryKey } from '@/features/token-create/token-query-key.ts'
import { useActivityRecord } from '@/features/token-create/use-activity-record.ts'
import { VerificationPanel } from '@/features/token-create/verification/verification-panel.tsx'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { getChain } from '@/lib/chains.ts'
import { AddToWallet } from './add-to-wallet.tsx'
import { findMaker } from './find-maker.ts'
import { OnAnotherNetwork } from './on-another-network.tsx'
import { ResultFacts } from './result-facts.tsx'
import { ShareToken } from './share-token.tsx'

/** The token exists: where, by which transaction, and what one does next. All figures are read from the chain. */
export function ResultStep({ kindId, made }: { kindId: KindId; made: Finished }) {
  const { token, chainId, creator: account, salt } = made
  const { t } = useTranslation()
  const config = useConfig()
  const record = findMaker(useActivityRecord(creationKey({ salt, chainId, account })))
  const {
    data: facts,
    dataUpdatedAt,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: tokenQueryKey({ chainId, token }, 'made', account),
    queryFn: () => readToken(config, { chainId, token, account }),
    refetchInterval: (query) => isMissing(query.state.error) && outageInterval,
    staleTime: 0,
    gcTime: 0,
  })
  if (isMissing(error))
    return (
      <p role="alert" className="panel text-warning">
        {t('createToken.result.missing', { network: getChain(chainId).title })}
      </p>
    )
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
      <ResultFacts {...{ made, facts, record }} readAt={dataUpdatedAt} isFailed={error !== null} />
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
        <Link to="/create-token" search={{ type: kindId }} className="btn">
          <Plus aria-hidden className="size-4" />
          {t('createToken.result.another')}
        </Link>
      </div>
      <OnAnotherNetwork made={made} kindId={kindId} />
      <ShareToken chainId={chainId} token={token} />
      <VerificationPanel
        {...{ kindId, chainId, token }}
        call={toCall(kinds[kindId], made)}
        className="rounded-field border border-line p-4"
      />
    </section>
  )
}

/** Whether the node that answered has no code at the token's address, as after a reorg. */
function isMissing(error: Error | null): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null
}

/** What the draft would send. It may have been changed while it was signed, so nothing is to be believed of it unproven. */
function toCall(kind: TokenKind, { creator, chainId, salt, values }: Finished): Call | undefined {
  const creation = kind.prepare({ ...kind.defaults, ...values }, { account: creator, salt, chainId })
  return creation && { creator, data: creation.data }
}
