// Shows the frozen price of amounts that were given in US dollars: in the list, the review and the report.

import type { ListPrice } from '@saleyard/send/list/types.ts'
import { useTranslation } from 'react-i18next'
import { Figures } from '@/components/ui/figures.tsx'
import { formatMoney, toPriceText } from './money.tsx'

type PriceNoteProps = {
  price: ListPrice
  /** Symbol of the coin. */
  symbol: string
}

/** One line with the price of a coin, which opens the feed, its round, its time and its block. */
export function PriceNote({ price, symbol }: PriceNoteProps) {
  const { t, i18n } = useTranslation()
  const { description, feed, round, block, updatedAt, isClaim } = price
  const time = new Intl.DateTimeFormat(i18n.language, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC', numberingSystem: 'latn' },
  }).format(updatedAt * 1_000)
  return (
    <div className="flex flex-col gap-1 text-14">
      <details>
        <summary className="w-fit max-w-full cursor-pointer wrap-anywhere">
          {t('money.frozen', { symbol, price: formatMoney(toPriceText(price), i18n.language) })}
        </summary>
        <p className="mt-2 rounded-field bg-tint p-3 text-13 wrap-anywhere">
          <Figures text={t('money.frozenSource', { description, feed, round, block, time })} />
        </p>
      </details>
      {isClaim && <p className="text-13 text-warning">{t('money.claim')}</p>}
    </div>
  )
}
