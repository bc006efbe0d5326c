// Shows what an amount of a network's coin is worth in money, or why that cannot be said.

import { type CoinPrice, type PriceFeed, toMoney } from '@saleyard/chain/feeds/coin-price.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useCoinPrice, usePriceFeed } from '@/lib/fiat/use-coin-price.ts'
import { formatNumber } from '@/lib/i18n/format-amount.ts'

/** An amount of the coin of a network, in wei. */
export type MoneyProps = {
  chainId: number
  value: bigint
  /** Decimals of `value`, where a price needs more than those of the coin. */
  decimals?: number
}

/**
 * Shows what an amount is worth, with the price, its round and its age on hover; where the feed has no price that can be
 * trusted, the reason. Shows nothing while money is off and on networks whose coin has no price.
 */
export function Money(amount: MoneyProps) {
  const feed = usePriceFeed(amount.chainId)
  return feed && <KnownMoney {...amount} feed={feed} />
}

function KnownMoney({ chainId, value, decimals, feed }: MoneyProps & { feed: PriceFeed }) {
  const { t, i18n } = useTranslation()
  const reading = useCoinPrice(chainId, feed)
  if (!reading) return null
  if (reading.fault) return <span className="text-12 text-quiet">{t(`money.faults.${reading.fault}`)}</span>
  const { price } = reading
  return (
    <span className="font-normal text-12 text-quiet" title={describePrice(price, t, i18n.language)}>
      {t('money.about', { money: formatMoney(toMoney(value, price, decimals), i18n.language) })}
    </span>
  )
}

/** Writes the price of one coin as a decimal string. */
export function toPriceText({ answer, decimals }: { answer: string | bigint; decimals: number }): string {
  return toMoney(10n ** 18n, { answer: BigInt(answer), decimals })
}

/** Formats a decimal string as US dollars: with its cents, or with all digits that it has below a cent. */
export function formatMoney(text: string, language: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 20 }
  return formatNumber(text as Intl.StringNumericLiteral, language, { ...digits, style: 'currency', currency: 'USD' })
}

/** Says where a price comes from: the feed, its round, and how old it was at which block. */
export function describePrice(price: CoinPrice, t: TFunction, language: string): string {
  const { description, feed, round, age, blockNumber } = price
  return t('money.source', {
    ...{ description, feed, round: round.toString(), block: blockNumber.toString() },
    price: formatMoney(toPriceText(price), language),
    age: formatNumber(age, language, { style: 'unit', unit: 'second', unitDisplay: 'long' }),
  })
}
