// Shows who holds the supply of a token: a ring of its parts with their figures, and the largest holders with what is known of each.

import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { Amount } from '@/components/tx/fact-row.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { AddressName } from '@/components/ui/named-address.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatPercent } from '@/features/tokens/liquidity/format-ratio.ts'
import type { SupplyPart, SupplyShare, TopHolder } from '@/lib/history/token-parts.ts'
import { formatCount } from '@/lib/i18n/format-count.ts'

/** Colours, in the attributes of the picture: a class of each would weigh more than all words here. */
const tones: Record<SupplyPart, { colour: string; opacity?: number }> = {
  poolKept: { colour: 'var(--color-brand)' },
  poolFree: { colour: 'var(--color-brand)', opacity: 0.45 },
  locked: { colour: 'var(--color-accent)' },
  vesting: { colour: 'var(--color-accent)', opacity: 0.5 },
  vault: { colour: 'var(--color-info)' },
  burnt: { colour: 'var(--color-warning)' },
  firstOwner: { colour: 'var(--color-brand-secondary)' },
  others: { colour: 'var(--color-ink)', opacity: 0.25 },
}

type SupplyPictureProps = {
  token: Pick<SaleyardToken, 'symbol' | 'decimals'>
  /** Base units. */
  total: bigint
  parts: readonly SupplyShare[]
}

export function SupplyPicture({ token, total, parts }: SupplyPictureProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="history-supply" className="panel flex min-w-0 flex-col gap-4">
      <h3 id="history-supply" className="font-semibold text-17">
        {t('tokenPage.history.supply.title')}
      </h3>
      <div className="flex min-w-0 flex-wrap items-center gap-6">
        <Ring total={total} parts={parts} />
        <table className="table table-sm min-w-0 flex-1 basis-64" aria-labelledby="history-supply">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('tokenPage.history.supply.part')}</th>
              <th scope="col">{t('tokenPage.history.share')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ part, units }) => (
              <tr key={part}>
                <th scope="row" className="font-normal">
                  <span className="flex items-baseline gap-2">
                    <span
                      aria-hidden
                      className="swatch size-2 shrink-0 rounded-full"
                      style={{ backgroundColor: tones[part].colour, opacity: tones[part].opacity }}
                    />
                    {t(`tokenPage.history.supply.parts.${part}`)}
                  </span>
                </th>
                <td className="text-end">
                  <Share token={token} units={units} total={total} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** A ring of 100 around; parts that are too small to be seen leave no gap. */
function Ring({ total, parts }: { total: bigint; parts: readonly SupplyShare[] }) {
  const radius = 100 / (2 * Math.PI)
  let start = 0
  return (
    <svg viewBox="0 0 42 42" width={128} height={128} className="mx-auto shrink-0" aria-hidden="true">
      {parts.map(({ part, units }) => {
        const length = toPercent(units, total)
        const offset = -start
        start += length
        return (
          <circle
            key={part}
            fill="none"
            stroke={tones[part].colour}
            opacity={tones[part].opacity}
            transform="rotate(-90 21 21)"
            cx={21}
            cy={21}
            r={radius}
            strokeWidth={7}
            strokeDasharray={`${Math.max(length - 0.6, Math.min(length, 0.3))} 100`}
            strokeDashoffset={offset}
          />
        )
      })}
    </svg>
  )
}

/** Percent as a number, for drawing. */
function toPercent(units: bigint, total: bigint): number {
  return total === 0n ? 0 : Number((units * 1_000_000n) / total) / 10_000
}

type ShareProps = { token: Pick<SaleyardToken, 'symbol' | 'decimals'>; units: bigint; total: bigint }

/** A share to three significant digits, with its exact amount. */
function Share({ token: { symbol, decimals }, units, total }: ShareProps) {
  const { t } = useTranslation()
  return (
    <>
      <span className="figure font-medium">
        {t('multiSend.prepare.percent', { percent: formatPercent(units, total) })}
      </span>
      <span className="block text-12 text-quiet">
        <Amount value={units} decimals={decimals} symbol={symbol} />
      </span>
    </>
  )
}

type HoldersTableProps = {
  token: Pick<SaleyardToken, 'chainId' | 'symbol' | 'decimals'>
  /** Base units. */
  total: bigint
  count: number
  top: readonly TopHolder[]
  account: Address | undefined
}

export function HoldersTable({ token, total, count, top, account }: HoldersTableProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="history-holders" className="panel flex min-w-0 flex-col gap-3">
      <h3 id="history-holders" className="font-semibold text-17">
        {t('tokenPage.history.holders.title', { number: formatCount(count) })}
      </h3>
      <p className="text-13 text-quiet">{t('tokenPage.history.holders.largest', { number: top.length })}</p>
      <table className="table table-sm" aria-labelledby="history-holders">
        <thead className="text-quiet">
          <tr>
            <th scope="col">{t('tokenPage.history.account')}</th>
            <th scope="col" className="text-end">
              {t('tokenPage.history.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {top.map((holder) => (
            <tr key={holder.account}>
              <th scope="row" className="font-normal">
                <Holder chainId={token.chainId} holder={holder} account={account} />
              </th>
              <td className="text-end">
                <Share token={token} units={holder.units} total={total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type HolderProps = { chainId: number; holder: TopHolder; account: Address | undefined }

/** An account with its name and its marks. The marks of the reader and of the token's own vault say what a name would. */
function Holder({ chainId, holder, account }: HolderProps) {
  const { t } = useTranslation()
  const marks = marksOf(holder, account)
  const isNamed = marks.some((mark) => mark === 'you' || mark === 'vault')
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {!isNamed && <AddressName chainId={chainId} address={holder.account} />}
      <ExplorerLink chainId={chainId} kind="address" id={holder.account} />
      {marks.map((mark) => (
        <span key={mark} className="badge badge-soft">
          {t(`tokenPage.history.holders.marks.${mark}`)}
        </span>
      ))}
    </span>
  )
}

function marksOf(holder: TopHolder, account: Address | undefined) {
  const isYou = account !== undefined && isAddressEqual(holder.account, account)
  return isYou ? (['you', ...holder.marks] as const) : holder.marks
}
