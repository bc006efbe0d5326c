// Shows the dividends that an account has earned, and claims them.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { useStanding } from '@/features/tokens/hero/read-standing.ts'
import { tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import type { ConsoleProps, TaxedToken } from '@/features/tokens/manage/token-action.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { claimCalls, readDividends } from './claims.ts'
import { RewardAmount, useRewardToken } from './reward-token.tsx'

type DividendsProps = Omit<ConsoleProps, 'account'> & {
  account: Address | undefined
  isErrorShown?: boolean | undefined
  /** The form for a list of holders. */
  list?: ReactNode
}

/** Shows the earned dividends, and claims them for the account or for a list of holders. */
export function Dividends({ token, account, isErrorShown, list, step, onReview }: DividendsProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const reward = useRewardToken(token)
  const { chainId, taxed, decimals, symbol } = token
  const { data, dataUpdatedAt, error, isFetching, refetch } = useDividends(token, account)
  const standing = useStanding(token)
  const claim = (holder: Address) =>
    onReview({
      kind: 'claim',
      name: 'claim',
      summary: () => i18n.t('tokenPage.dividends.summary'),
      actionLabel: () => i18n.t('tokenPage.dividends.claim'),
      call: claimCalls.own(config, { chainId, account: holder, address: token.token }),
    })
  return (
    <section aria-labelledby="dividends-title" className="panel flex flex-col gap-4">
      <h2 id="dividends-title" className="font-semibold text-17">
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
          {taxed.rewardToken && (
            <NamedAddress chainId={chainId} kind="token" id={taxed.rewardToken} name={reward?.symbol} />
          )}
        </Row>
        {data && (
          <Row name={t('tokenPage.dividends.minimum')} note={t('tokenPage.dividends.minimumNote')}>
            {data.minimum > 1n ? (
              <Amount value={data.minimum} decimals={decimals} symbol={symbol} />
            ) : (
              t('tokenPage.hero.anyBalance')
            )}
          </Row>
        )}
        {data?.claimable !== undefined && (
          <Row name={t('tokenPage.dividends.yours')} note={<DataAge at={dataUpdatedAt} isFailed={error !== null} />}>
            <RewardAmount value={data.claimable} reward={reward} />
          </Row>
        )}
      </dl>
      {standing.data?.isRewardStuck && <p className="text-13 text-warning">{t('tokenPage.badges.rewardStuck.how')}</p>}
      {account && (
        <button
          type="button"
          className="btn self-start"
          disabled={!data?.claimable || Boolean(step)}
          onClick={() => claim(account)}
        >
          {t('tokenPage.dividends.claim')}
        </button>
      )}
      {step}
      {list}
    </section>
  )
}

/** Reads both figures. No generated hook: they share one age and one failure, and are read again with the whole token. */
function useDividends(token: TaxedToken, account: Address | undefined) {
  const config = useConfig()
  return useQuery({
    queryKey: tokenQueryKey(token, 'dividends', account),
    queryFn: () => readDividends(config, token, account),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 15_000,
  })
}
