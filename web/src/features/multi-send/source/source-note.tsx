// Says what a list was made of, in one line, with block, rules and verdict behind it.

import type { ListSource } from '@saleyard/send/list/types.ts'
import type { i18n, TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressTexts } from '@/components/ui/named-address.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { findChain } from '@/lib/networks/chains.ts'

type SourceNoteProps = {
  source: ListSource
  /** What the list pays. */
  asset: { symbol: string; decimals: number }
  /** Whether the list still pays what the source says; by default it does. */
  isSame?: boolean
}

/** The source of a list: one line, which opens its details. */
export function SourceNote({ source, asset, isSame = true }: SourceNoteProps) {
  const { t, i18n } = useTranslation()
  const { block, contract, chainId, verdict } = source
  const write = useAddressTexts(chainId)
  const rows: [string, ReactNode][] = [
    [t('multiSend.source.contract'), <Code key="contract" text={contract} />],
    [t('multiSend.source.network'), findChain(chainId)?.title ?? String(chainId)],
    [t('multiSend.source.time'), formatUtc(Number(block.timestamp), i18n.language)],
    [t('multiSend.source.hash'), <Code key="hash" text={block.hash} />],
    [t('multiSend.source.rules'), describeRules(source, asset, i18n).join(' ')],
    [t('multiSend.source.check'), describeVerdict(verdict, t)],
  ]

  return (
    <div className="flex flex-col gap-1 text-14">
      <details>
        <summary className="w-fit max-w-full cursor-pointer wrap-anywhere">
          {describeSource(source, write(contract), t)}
        </summary>
        <dl className="mt-2 flex flex-col gap-1 rounded-field bg-tint p-3 text-13">
          {rows.map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-quiet">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {source.isClaim && <p className="text-13 text-warning">{t('multiSend.source.claim')}</p>}
      {!isSame && <p className="text-13 text-warning">{t('multiSend.source.differs')}</p>}
    </div>
  )
}

/** In full: a short one can be that of another contract. */
function Code({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere font-mono">
      {text}
    </bdi>
  )
}

/** Names contract, block and number of recipients. */
function describeSource({ block, recipients }: ListSource, contract: string, t: TFunction): string {
  return t('multiSend.source.line', {
    contract,
    block: block.number,
    count: recipients,
    formatted: formatCount(recipients),
  })
}

function describeRules(source: ListSource, asset: SourceNoteProps['asset'], { t, language }: i18n): string[] {
  const { rules, kind, ids } = source
  const isCollection = kind === 'erc721' || kind === 'erc1155'
  const least = BigInt(rules.atLeast)
  const leftOut = listLeftOut(rules, t)
  return [
    least > 0n && t(`multiSend.source.${isCollection ? 'atLeastItems' : 'atLeast'}`, { amount: formatCount(least) }),
    ids && t('multiSend.source.ids', { ids: new Intl.ListFormat(language).format(listIds(ids, t)) }),
    describeSplit(rules.split, asset, t),
    leftOut.length > 0 && t('multiSend.source.leftOut', { parts: new Intl.ListFormat(language).format(leftOut) }),
  ].filter((part) => typeof part === 'string')
}

/** A line of them can be read; the source's file has all. */
const mostRanges = 20

/** Ids in rising order, neighbours as a range. */
function listIds(ids: readonly string[], t: TFunction): string[] {
  const ranges: { first: bigint; last: bigint }[] = []
  for (const id of ids.map(BigInt)) {
    const before = ranges.at(-1)
    if (before && id === before.last + 1n) before.last = id
    else ranges.push({ first: id, last: id })
  }
  const shown = ranges.slice(0, mostRanges)
  const count = ranges.slice(mostRanges).reduce((sum, { first, last }) => sum + Number(last - first) + 1, 0)
  const parts = shown.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
  return count > 0 ? [...parts, t('multiSend.holders.ids.more', { number: formatCount(count) })] : parts
}

function describeSplit(
  split: ListSource['rules']['split'],
  { symbol, decimals }: SourceNoteProps['asset'],
  t: TFunction,
): string {
  const toText = (amount: string) => `${formatAmount(BigInt(amount), decimals, { grouped: true })} ${symbol}`
  if (split.kind === 'same') return t('multiSend.source.same', { amount: toText(split.amount) })
  if (split.kind === 'proportion') return t('multiSend.source.proportion', { amount: toText(split.total) })
  return t('multiSend.source.byId')
}

function listLeftOut({ without, ...rules }: ListSource['rules'], t: TFunction): string[] {
  const count = without.length
  return [
    rules.withoutContracts && t('multiSend.holders.contracts'),
    rules.withoutPools && t('multiSend.holders.pools'),
    rules.withoutBurnt && t('multiSend.holders.burnt'),
    count > 0 && t('multiSend.source.addresses', { count, formatted: formatCount(count) }),
  ].filter((part) => part !== false)
}

const reasons = [
  'tooMany',
  'supplyMissing',
  'stateMissing',
  'sumDiffers',
  'someDiffer',
  'mostDiffer',
  'endpointsDisagree',
] as const

/** Says how far the balances were compared with the chain. */
export function describeVerdict(verdict: ListSource['verdict'], t: TFunction): string {
  const { kind, reason, checked, of, isConfirmed } = verdict
  const known = reasons.find((one) => one === reason)
  const values = { checked: formatCount(checked), of: formatCount(of) }
  if (reason === 'logsDiffer') return t('multiSend.holders.confirm.logsDiffer')
  if (isConfirmed && kind === 'sampled') return t('multiSend.holders.confirm.verdict', values)
  if (isConfirmed && kind === 'unchecked') return t('multiSend.holders.confirm.verdictUnchecked', values)
  return t(`multiSend.holders.verdicts.${kind === 'proven' ? kind : (known ?? 'unknown')}`, values)
}

/** In UTC, since the block is chosen by it. @param time In seconds since 1970. */
export function formatUtc(time: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
  return `${format.format(time * 1000)} UTC`
}
