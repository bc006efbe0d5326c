// Shows the dividends that an account has earned, and claims them.
import { readBabyTokenMinimumTokenBalanceForDividends } from '@saleyard/generated'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import type { ConsoleProps } from '@/features/tokens/manage/token-action.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { ClaimList } from './claim-list.tsx'
import { claimCalls, readClaimable } from './claims.ts'
import { RewardAmount, useRewardToken } from './reward-token.tsx'

type DividendsProps = Omit<ConsoleProps, 'account'> & { account: Address | undefined; isErrorShown?: boolean }

/** What holders have earned, and its payment: to oneself, or to a list. */
export function Dividends({ token, account, isErrorShown, onReview }: DividendsProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const reward = useRewardToken(token)
  const { chainId, taxed, decimals, symbol } = token
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: tokenQueryKey(token, 'dividends', account),
    queryFn: async () => {
      const [minimum, claimable] = await Promise.all([
        readBabyTokenMinimumTokenBalanceForDividends(config, { chainId, address: token.token }),
        account && readClaimable(config, { chainId, token: token.token, holder: account }),
      ])
      return { minimum, claimable }
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 15_000,
  })
  const claim = (holder: Address) =>
    onReview({
      kind: 'claim',
      name: 'claim',
      summary: () => i18n.t('tokenPage.dividends.summary'),
      actionLabel: () => i18n.t('tokenPage.dividends.claim'),
      call: claimCalls.own(config, { chainId, account: holder, address: token.token }),
    })
  return (
    <section aria-labelledby="dividends" className="panel flex flex-col gap-4">
      <h2 id="dividends" className="font-semibold text-17">
        {t('tokenPage.dividends.title')}
      </h2>
      {error && !(data && isErrorShown) && (
        <ReadFailed
          error={error}
          lead={t('tokenPage.dividends.unreadable')}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      )}
      <dl className="text-14">
        <Row name={t('tokenPage.dividends.paidIn')}>
          {reward?.symbol && <bdi>{reward.symbol}</bdi>}{' '}
          {taxed.rewardToken && <ExplorerLink chainId={chainId} kind="token" id={taxed.rewardToken} />}
        </Row>
        {data && (
          <Row name={t('tokenPage.dividends.minimum')} note={t('tokenPage.dividends.minimumNote')}>
            <Amount value={data.minimum} decimals={decimals} symbol={symbol} />
          </Row>
        )}
        {data?.claimable !== undefined && (
          <Row name={t('tokenPage.dividends.yours')} note={<DataAge at={dataUpdatedAt} isFailed={error !== null} />}>
            <RewardAmount value={data.claimable} reward={reward} />
          </Row>
        )}
      </dl>
      {account && (
        <button
          type="button"
          className="btn btn-primary self-start"
          disabled={!data?.claimable}
          onClick={() => claim(account)}
        >
          {t('tokenPage.dividends.claim')}
        </button>
      )}
      {account && <ClaimList token={token} account={account} onReview={onReview} />}
    </section>
  )
}
