// Shows one lock: its beneficiary, its schedule, what it holds, what a release pays, and the buttons that any account may use.

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address, TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { formatTime } from '@/components/network-status/data-age.tsx'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { NamedAddress, useAddressTexts } from '@/components/ui/named-address.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { liquidityDecimals } from '@/features/tokens/liquidity/validate-terms.ts'
import type { TaxedToken, TokenAction } from '@/features/tokens/manage/token-action.ts'
import { ClaimOutcome } from '@/features/tokens/page/claim-outcome.tsx'
import { claimCalls } from '@/features/tokens/page/claims.ts'
import { RewardAmount, useRewardToken } from '@/features/tokens/page/reward-token.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { arrivingOf, readArrived, releaseCall } from './lock-calls.ts'
import type { Lock } from './read-locks.ts'

/** A review is shown where its button was pressed. */
export type ReviewPlaces = {
  onReview: (action: TokenAction, place: string) => void
  stepAt: (place: string) => ReactNode
}

type LockItemProps = ReviewPlaces & {
  lock: Lock
  /** Second of the newest block. */
  now: bigint
  token: SaleyardToken
  account: Address | undefined
  /** The lock is listed under the pair. */
  isLiquidity: boolean
}

/** Shows one lock, and releases it. */
export function LockItem({ lock, now, token, account, isLiquidity, onReview, stepAt }: LockItemProps) {
  const { t } = useTranslation()
  const partOf = (place: string) => ({
    onReview: (action: TokenAction) => onReview(action, lock.lock + place),
    step: stepAt(lock.lock + place),
  })
  const { step, onReview: reviewMain } = partOf('')
  const release = useRelease({ lock, token, onReview: reviewMain })
  const { main, beneficiary } = lock
  const asset = isLiquidity
    ? { token: main.token, symbol: t('liquidity.units'), decimals: liquidityDecimals }
    : { token: main.token, symbol: token.symbol, decimals: token.decimals }
  const arriving = arrivingOf(token, { asset: main.token, beneficiary, releasable: main.releasable })
  return (
    <li className="min-w-0 rounded-box border border-line p-4">
      <dl className="text-14">
        <Row name={t('locks.lock')}>
          <ExplorerLink chainId={token.chainId} kind="address" id={lock.lock} />
        </Row>
        <Row name={t('locks.beneficiary')}>
          <NamedAddress chainId={token.chainId} id={beneficiary} />
        </Row>
        <Schedule {...lock} now={now} />
        <Row name={t('locks.holds')}>
          <Amount {...asset} value={main.held} />
        </Row>
        {main.released > 0n && (
          <Row name={t('locks.released')}>
            <Amount {...asset} value={main.released} />
          </Row>
        )}
        <Row name={t('locks.releasable')}>
          <Amount {...asset} value={main.releasable} />
        </Row>
        {arriving < main.releasable && (
          <Row name={t('locks.arrives')} note={t('locks.arrivesNote')}>
            <Amount {...asset} value={arriving} />
          </Row>
        )}
      </dl>
      {account && main.releasable > 0n && (
        <button
          type="button"
          className="btn mt-3"
          onClick={() => release(account, { ...asset, releasable: main.releasable, arriving })}
        >
          {t('locks.release')}
        </button>
      )}
      {step}
      <LockedCoin {...{ lock, token, account }} {...partOf('coin')} />
      {token.taxed?.rewardToken && !isLiquidity && (
        <LockedDividends
          lock={lock}
          token={{ ...token, taxed: token.taxed }}
          account={account}
          {...partOf('dividends')}
        />
      )}
    </li>
  )
}

/** Shows from when to when a lock releases. Times are those of the device's zone. */
function Schedule({ start, cliff, end, now }: Pick<Lock, 'start' | 'cliff' | 'end'> & { now: bigint }) {
  const { t, i18n } = useTranslation()
  const time = (second: bigint) => formatTime(second, i18n.language)
  if (now >= end) return <Row name={t('locks.schedule')}>{t('locks.ended', { end: time(end) })}</Row>
  if (start === end) return <Row name={t('locks.schedule')}>{t('locks.until', { end: time(end) })}</Row>
  return (
    <>
      <Row name={t('locks.schedule')}>{t('locks.fromTo', { start: time(start), end: time(end) })}</Row>
      {cliff > now && <Row name={t('locks.cliff')}>{t('locks.cliffAt', { cliff: time(cliff) })}</Row>}
    </>
  )
}

/** A part of the lock with buttons of its own, and the review that one of them has opened. */
type PartProps = Pick<LockItemProps, 'lock' | 'account'> & { onReview: (action: TokenAction) => void; step: ReactNode }

/** Without `token` it is coin. */
type ReleasedAsset = { token?: Address; symbol: string; decimals: number; releasable: bigint; arriving: bigint }

/** Returns what reviews the release of an asset from a lock. */
function useRelease({ lock, token, onReview }: Pick<LockItemProps, 'lock' | 'token'> & Pick<PartProps, 'onReview'>) {
  const config = useConfig()
  const { chainId } = token
  const writeAddress = useAddressTexts(chainId)
  const { lock: address, beneficiary } = lock
  return (account: Address, asset: ReleasedAsset) => {
    const write = (value: bigint) => formatAmount(value, asset.decimals, { grouped: true })
    const values = {
      amount: write(asset.releasable),
      arrives: write(asset.arriving),
      symbol: asset.symbol,
      beneficiary: writeAddress(beneficiary),
    }
    onReview({
      kind: 'releaseLock',
      name: `release:${address}:${asset.token ?? 'coin'}`,
      summary: () => i18n.t(asset.arriving < asset.releasable ? 'locks.summaryTaxed' : 'locks.summary', values),
      actionLabel: () => i18n.t('locks.release'),
      amounts: [{ ...asset, label: i18n.t('locks.arrives'), value: asset.arriving }],
      made: { by: 'TokenLockFactory', token: address, symbol: i18n.t('locks.lock') },
      call: releaseCall(config, { chainId, account, address }, asset.token),
      outcome: (receipt) => <ReleaseOutcome receipt={receipt} lock={address} asset={asset} beneficiary={beneficiary} />,
    })
  }
}

type ReleaseOutcomeProps = { receipt: TransactionReceipt; lock: Address; asset: ReleasedAsset; beneficiary: Address }

/** Shows what the beneficiary has received, as the events say. */
function ReleaseOutcome({ receipt, lock, asset, beneficiary }: ReleaseOutcomeProps) {
  const { t } = useTranslation()
  return (
    <div role="status" className="panel text-14">
      <dl>
        <Row name={t('locks.arrived')}>
          <Amount {...asset} value={readArrived(receipt, { lock, asset: asset.token, beneficiary })} />
        </Row>
      </dl>
    </div>
  )
}

/** Shows the coin that a lock holds. Any account can send coin to a lock. */
function LockedCoin({ lock, token, account, onReview, step }: PartProps & { token: SaleyardToken }) {
  const { t } = useTranslation()
  const release = useRelease({ lock, token, onReview })
  const { coin } = lock
  const { symbol, decimals } = getChain(token.chainId).nativeCurrency
  // What was released is still said.
  if (coin.held === 0n) return step

  const amount = (value: bigint) => <Amount value={value} decimals={decimals} symbol={symbol} />
  return (
    <div className="mt-4 flex flex-col gap-2 border-line border-t pt-3">
      <p className="text-13 text-quiet">{t('locks.coin', { symbol })}</p>
      <dl className="text-14">
        <Row name={t('locks.holds')}>{amount(coin.held)}</Row>
        {coin.released > 0n && <Row name={t('locks.released')}>{amount(coin.released)}</Row>}
        <Row name={t('locks.releasable')}>{amount(coin.releasable)}</Row>
      </dl>
      {account && coin.releasable > 0n && (
        <button
          type="button"
          className="btn self-start"
          onClick={() => release(account, { symbol, decimals, releasable: coin.releasable, arriving: coin.releasable })}
        >
          {t('locks.releaseCoin', { symbol })}
        </button>
      )}
      {step}
    </div>
  )
}

/** Shows the dividends that a lock has earned: they are claimed into the lock first, and vest there like all it holds. */
function LockedDividends({ lock, token, account, onReview, step }: PartProps & { token: TaxedToken }) {
  const { t } = useTranslation()
  const config = useConfig()
  const release = useRelease({ lock, token, onReview })
  const rewardToken = useRewardToken(token)
  const { claimable, reward } = lock
  if (claimable === 0n && (!reward || reward.held === 0n)) return step

  const claim = (claimer: Address) =>
    onReview({
      kind: 'claim',
      name: `claimFor:${lock.lock}`,
      summary: () => i18n.t('locks.claimSummary'),
      actionLabel: () => i18n.t('locks.claim'),
      call: claimCalls.many(config, { chainId: token.chainId, account: claimer, address: token.token }, [lock.lock]),
      outcome: (receipt) => <ClaimOutcome token={token} account={claimer} receipt={receipt} />,
    })
  const releaseReward = (releaser: Address) => {
    if (!reward || !rewardToken) return
    const { symbol = t('tokenPage.dividends.baseUnits'), decimals = 0 } = rewardToken
    release(releaser, { ...reward, symbol, decimals, arriving: reward.releasable })
  }
  return (
    <div className="mt-4 flex flex-col gap-2 border-line border-t pt-3">
      <p className="text-13 text-quiet">{t('locks.dividends')}</p>
      <dl className="text-14">
        {claimable > 0n && (
          <Row name={t('locks.claimable')}>
            <RewardAmount value={claimable} reward={rewardToken} />
          </Row>
        )}
        {reward && reward.held > 0n && (
          <>
            <Row name={t('locks.holds')}>
              <RewardAmount value={reward.held} reward={rewardToken} />
            </Row>
            <Row name={t('locks.releasable')}>
              <RewardAmount value={reward.releasable} reward={rewardToken} />
            </Row>
          </>
        )}
      </dl>
      {account && (
        <div className="flex flex-wrap gap-2">
          {claimable > 0n && (
            <button type="button" className="btn" onClick={() => claim(account)}>
              {t('locks.claim')}
            </button>
          )}
          {reward && reward.releasable > 0n && rewardToken && (
            <button type="button" className="btn" onClick={() => releaseReward(account)}>
              {t('locks.releaseDividends')}
            </button>
          )}
        </div>
      )}
      {step}
    </div>
  )
}
