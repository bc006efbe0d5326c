// Lists the locks of a token and of its pair, page by page, and releases what is vested in them.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { untrustedCallGas } from '@/features/tokens/create/checks/untrusted-call.ts'
import { type SaleyardToken, tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import { usePairs } from '@/features/tokens/liquidity/market.ts'
import { ActionStep, useReviewedAction } from '@/features/tokens/manage/reviewed-action.tsx'
import { VestingSection } from '@/features/tokens/vesting/vesting-section.tsx'
import { LockItem, type ReviewPlaces } from './lock-item.tsx'
import { readLocks } from './read-locks.ts'

type LocksPanelProps = {
  token: SaleyardToken
  account: Address | undefined
  /** Whether the page already shows that the network cannot be read. */
  isErrorShown?: boolean
  onMined: () => void
}

/** Shows the locks of a token and of its pairs. */
export function LocksPanel({ token, account, isErrorShown, onMined }: LocksPanelProps) {
  const { t } = useTranslation()
  const { reviewed, review, leave } = useReviewedAction({ token, account })
  const { taxed } = token
  const stepAt = (place: string) =>
    reviewed?.place === place && (
      <ActionStep
        key={reviewed.intent.key}
        {...reviewed}
        backLabel={t('liquidity.back')}
        onMined={onMined}
        onLeave={leave}
      />
    )
  const shared = { token, account, isErrorShown, onReview: review, stepAt }
  return (
    <section aria-labelledby="locks-title" className="panel flex min-w-0 flex-col gap-5">
      <div>
        <h2 id="locks-title" className="font-semibold text-17">
          {t('locks.title')}
        </h2>
        <p className="mt-1 text-13 text-quiet">{t('locks.lead')}</p>
      </div>
      <LiquidityLocks {...shared} />
      <LockList
        {...shared}
        title={t('locks.ofToken')}
        none={t('locks.noneOfToken')}
        listedUnder={token.token}
        rewardToken={taxed?.rewardToken}
      />
      {account && (
        <div className="border-line border-t pt-5">
          <VestingSection key={account} token={token} account={account} onMined={onMined} />
        </div>
      )}
    </section>
  )
}

/** Lists the locks of each pair that the token has. */
function LiquidityLocks(props: ListedProps) {
  const { t } = useTranslation()
  const { data: pairs, error, isFetching, refetch } = usePairs(props.token)
  if (!pairs)
    return (
      error &&
      !props.isErrorShown && (
        <ReadFailed error={error} lead={t('locks.unreadable')} isFetching={isFetching} onRetry={() => refetch()} />
      )
    )
  return pairs.map((pair) => (
    <LockList
      key={pair}
      {...props}
      title={t('locks.ofPair') + (pairs.length > 1 ? t('common.aside', { text: shortenAddress(pair) }) : '')}
      none={t('locks.noneOfPair')}
      listedUnder={pair}
    />
  ))
}

/** Locks of one page: each takes a few reads. */
const pageSize = 10

type ListedProps = Omit<LocksPanelProps, 'onMined'> & ReviewPlaces

type LockListProps = ListedProps & {
  title: string
  none: string
  listedUnder: Address
  rewardToken?: Address | undefined
}

function LockList({ title, none, listedUnder, rewardToken, token, account, isErrorShown, ...review }: LockListProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const { data, dataUpdatedAt, error, isFetching, refetch } = useLocks(token, { listedUnder, rewardToken, page })
  const pages = Math.ceil((data?.count ?? 0) / pageSize)
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold text-14">{title}</h3>
      {error && !isErrorShown && (
        <ReadFailed error={error} lead={t('locks.unreadable')} isFetching={isFetching} onRetry={() => refetch()} />
      )}
      {data?.count === 0 && <p className="text-14 text-quiet">{none}</p>}
      {data && data.locks.length > 0 && (
        <ul className="flex min-w-0 flex-col gap-4">
          {data.locks.map((lock) => (
            <LockItem
              key={lock.lock}
              lock={lock}
              now={data.now}
              token={token}
              account={account}
              {...review}
              isLiquidity={listedUnder !== token.token}
            />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-3">
          <button type="button" className="btn btn-sm" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('locks.previous')}
          </button>
          <span className="text-13 text-quiet">{t('locks.page', { page: page + 1, pages })}</span>
          <button type="button" className="btn btn-sm" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            {t('locks.next')}
          </button>
        </div>
      )}
      {data && (
        <p className="text-12 text-quiet empty:hidden">
          <DataAge at={dataUpdatedAt} isFailed={error !== null} />
        </p>
      )}
    </section>
  )
}

type UseLocksParameters = { listedUnder: Address; rewardToken: Address | undefined; page: number }

/** Reads a page of locks. No generated hook: the registry names the locks, and each has several figures of one moment. */
function useLocks(token: SaleyardToken, { listedUnder, rewardToken, page }: UseLocksParameters) {
  const config = useConfig()
  const { chainId } = token
  return useQuery({
    queryKey: tokenQueryKey(token, 'locks', listedUnder, page),
    queryFn: () =>
      readLocks(config, {
        chainId,
        listedUnder,
        rewardToken,
        offset: page * pageSize,
        limit: pageSize,
        gas: listedUnder === token.token ? undefined : untrustedCallGas,
      }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 15_000,
  })
}
