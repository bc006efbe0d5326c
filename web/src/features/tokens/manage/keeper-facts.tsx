// Shows when a vault's trade is due, what its caller would earn and pay now, and what it earned, which it can unwrap.

import { roundSignificant } from '@saleyard/chain/amounts/format-amount.ts'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address, TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { formatAge, formatUntil, useNow } from '@/components/network-status/data-age.tsx'
import { Amount, Lines, Row } from '@/components/tx/fact-row.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { createUnwrapIntent } from '@/features/tokens/liquidity/unwrap-intent.ts'
import { RewardAmount, useRewardToken } from '@/features/tokens/page/reward-token.tsx'
import { formatAmount, groupDigits } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { readChanges, readEarned, type Turn } from './keeper-pay.ts'
import type { TaxedToken } from './token-action.ts'

/** Where no trade was before, the contract counts the pause from the year 1970. Seconds. */
const pause = 1_800n

/** Shows when a trade will be due, or since when it has been. Renders nothing if another reason keeps it back. */
export function DueNote({ dueAt, waiting }: Turn) {
  const { t, i18n } = useTranslation()
  const now = useNow(waiting === 'None' || waiting === 'TooSoon')
  const at = Number(dueAt) * 1_000
  if (waiting === 'None' && dueAt > pause)
    return t('tokenPage.vault.dueSince', { ago: formatAge(now - at, i18n.language, { ago: true }) })
  if (waiting !== 'TooSoon') return null
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', numberingSystem: 'latn' }).format(at)
  return t('tokenPage.vault.dueAt', { time, left: formatUntil(at - now, i18n.language) })
}

type KeeperFactsProps = {
  chainId: number
  /** Wei of wrapped coin that the caller would earn now. */
  earned: bigint
  /** Network cost in wei; undefined until it is estimated. */
  cost: bigint | undefined
}

/** Shows what the caller would earn and pay now, and which is more. */
export function KeeperFacts({ chainId, earned, cost }: KeeperFactsProps) {
  const { t } = useTranslation()
  const { decimals, symbol } = getChain(chainId).nativeCurrency
  return (
    <div className="flex flex-col gap-2">
      <dl className="text-14">
        <Row name={t('tokenPage.vault.earns')} note={t('tokenPage.vault.earnsNote', { coin: symbol })}>
          <Amount value={earned} decimals={decimals} symbol={t('liquidity.wrapped', { symbol })} />
        </Row>
        {cost !== undefined && (
          <Row name={t('tx.cost')}>
            <span className="figure">
              {groupDigits(roundSignificant(formatAmount(cost, decimals), 4))} <bdi>{symbol}</bdi>
            </span>
          </Row>
        )}
      </dl>
      {cost !== undefined && (
        <p className={`text-14 ${earned > cost ? 'text-success' : ''}`}>
          {t(earned > cost ? 'tokenPage.vault.pays' : 'tokenPage.vault.costsMore')}
        </p>
      )}
    </div>
  )
}

type KeeperOutcomeProps = {
  token: TaxedToken
  account: Address
  receipt: TransactionReceipt
  /** When the next step is due. */
  children?: ReactNode
}

/** Shows what the call of a run or a buyback has earned and changed. */
export function KeeperOutcome({ token, account, receipt, children }: KeeperOutcomeProps) {
  const { t } = useTranslation()
  const { chainId, taxed } = token
  const { decimals, symbol } = getChain(chainId).nativeCurrency
  const { amount, wrappedCoin } = readEarned(receipt, { vault: taxed.vault, keeper: account })
  return (
    <>
      <div role="status" className="panel flex flex-col gap-3 text-14">
        {amount > 0n ? (
          <dl>
            <Row name={t('tokenPage.vault.earned')} note={t('tokenPage.vault.earnedNote', { symbol })}>
              <Amount value={amount} decimals={decimals} symbol={t('liquidity.wrapped', { symbol })} />
            </Row>
          </dl>
        ) : (
          <p>{t('tokenPage.vault.earnedNothing')}</p>
        )}
        <Changes token={token} receipt={receipt} />
        {children}
      </div>
      {wrappedCoin && <Unwrap id={receipt.transactionHash} {...{ chainId, account, wrappedCoin, amount }} />}
    </>
  )
}

/** Shows what the events of a run or a buyback say that it traded. */
function Changes({ token, receipt }: Pick<KeeperOutcomeProps, 'token' | 'receipt'>) {
  const { t } = useTranslation()
  const id = useId()
  const { taxed, decimals, symbol, chainId } = token
  const { nativeCurrency: coin } = getChain(chainId)
  const reward = useRewardToken(token)
  const { isTraded, ...changes } = readChanges(receipt, taxed.vault)
  const units = (value: bigint) => <Amount value={value} decimals={decimals} symbol={symbol} digits={headline} />
  const coins = (value: bigint) => <Amount {...coin} value={value} digits={headline} />
  return (
    <div>
      <p id={id} className="font-medium">
        {t('tokenPage.changed.title')}
      </p>
      {!isTraded && <p className="text-quiet">{t('tokenPage.changed.nothing')}</p>}
      <dl aria-labelledby={id}>
        {changes.sold > 0n && <Row name={t('tokenPage.changed.sold')}>{units(changes.sold)}</Row>}
        {changes.added > 0n && (
          <Row name={t('tokenPage.changed.pool')}>
            <Lines>
              {units(changes.added)}
              {coins(changes.addedCoin)}
            </Lines>
          </Row>
        )}
        {changes.purpose > 0n && <Row name={t('tokenPage.changed.purpose')}>{coins(changes.purpose)}</Row>}
        {changes.shared > 0n && (
          <Row name={t('tokenPage.changed.shared')}>
            <RewardAmount value={changes.shared} reward={reward} digits={headline} />
          </Row>
        )}
        {changes.burned > 0n && <Row name={t('tokenPage.changed.burned')}>{units(changes.burned)}</Row>}
      </dl>
    </div>
  )
}

/** Significant digits of what changed; all of them on hover. */
const headline = 6

/** Says which step is next and when. */
export function NextStep({ turn }: { turn: Turn }) {
  const { t } = useTranslation()
  return (
    <p>
      <span className="font-medium">{t('tokenPage.changed.next')}</span> {t(`tokenPage.vault.waiting.${turn.waiting}`)}{' '}
      <DueNote {...turn} />
    </p>
  )
}

type UnwrapProps = { id: string; chainId: number; account: Address; wrappedCoin: Address; amount: bigint }

/** Offers to unwrap what was earned. */
function Unwrap({ amount, ...payment }: UnwrapProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const [isChosen, setChosen] = useState(false)
  const { decimals, symbol } = getChain(payment.chainId).nativeCurrency
  const actionLabel = t('activity.kinds.unwrap')
  if (!isChosen)
    return (
      <button type="button" className="btn self-start" onClick={() => setChosen(true)}>
        {actionLabel}
      </button>
    )
  const summary = t('liquidity.unwrap', { amount: formatAmount(amount, decimals, { grouped: true }), symbol })
  const intent = createUnwrapIntent(config, payment, { amount, summary })
  return <TransactionPanel intent={intent} actionLabel={actionLabel} landmark={actionLabel} />
}
