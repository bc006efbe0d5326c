// Shows one token of the list: what it is, the account's standing in it, and the one next act.

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/fiat/money.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { TokenPicture } from '@/features/tokens/hero/token-picture.tsx'
import { formatRatio, shortenFigure } from '@/features/tokens/liquidity/format-ratio.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { formatAmount, groupDigits } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { NextAct } from './next-act.tsx'
import { type MyToken, toParams } from './read-network-tokens.ts'

/** Grid of a card and of what waits for it: one column on a phone, then name, figures and act beside each other. */
const cardGrid =
  'grid grid-cols-[minmax(0,1fr)] items-center gap-x-5 gap-y-3 py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_9.5rem]'
const figureGrid = 'grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3'
const picture = 'size-11 rounded-field'

type TokenCardProps = {
  token: MyToken
  /** Whether the account is the reader's own; otherwise it is watched. */
  isOwn: boolean
  /** The network of the wallet, on which the token can be sent. */
  walletChainId: number | undefined
}

export function TokenCard({ token, isOwn, walletChainId }: TokenCardProps) {
  const { t } = useTranslation()
  const [name, symbol] = [cleanText(token.name), cleanText(token.symbol)]
  return (
    <li className={cardGrid}>
      <div className="flex min-w-0 gap-3">
        <TokenPicture {...token} shape={picture} />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold text-15">
            <Link to="/token/$chainId/$address" params={toParams(token)} className="link link-hover">
              <bdi>{name}</bdi> <bdi className="font-normal text-quiet">{symbol}</bdi>
            </Link>
          </p>
          <p className="text-13 text-quiet">
            <bdi>{getChain(token.chainId).title}</bdi> · <CreatedAt second={token.createdAt} />
          </p>
          <p className="text-12 text-quiet">
            {describeRoles(token, isOwn)
              .map((key) => t(key))
              .join(' · ')}
          </p>
          <p className="flex items-center gap-1 text-13">
            <ExplorerLink chainId={token.chainId} kind="token" id={token.token} />
            <CopyButton text={token.token} label={t('common.copyAddress')} />
          </p>
        </div>
      </div>
      <Figures token={token} symbol={symbol} />
      <NextAct token={token} symbol={symbol} isOwn={isOwn} isSendable={isOwn && token.chainId === walletChainId} />
    </li>
  )
}

/** Keys of the kind, and of what the account is to the token: its owner, or how it came to it. */
function describeRoles({ kind, created, received, isOwner }: MyToken, isOwn: boolean) {
  const roles = [
    [isOwner, 'tokenPage.facts.owner'],
    [isOwn && created, 'createToken.myTokens.created'],
    [isOwn && received, 'createToken.myTokens.received'],
  ] as const
  const [, role] = roles.find(([isIt]) => isIt) ?? []
  return [`createToken.kinds.${kind}.title` as const, ...(role ? [role] : [])]
}

function CreatedAt({ second }: { second: number | undefined }) {
  const { t, i18n } = useTranslation()
  if (second === undefined) return t('mine.noDate')
  const date = new Date(second * 1_000)
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { numberingSystem: 'latn', ...style }).format(date)
  return (
    <time dateTime={date.toISOString()} title={format({ dateStyle: 'medium', timeStyle: 'short' })}>
      {format({ dateStyle: 'medium' })}
    </time>
  )
}

function Figures({ token, symbol }: { token: MyToken; symbol: string }) {
  const { t } = useTranslation()
  const { vault, dividends, balance, decimals, chainId } = token
  const coin = getChain(chainId).nativeCurrency
  return (
    <dl className={figureGrid}>
      <Figure name={t('tokenPage.hero.price')}>
        <Price token={token} />
      </Figure>
      <Figure name={t('tokenPage.sections.liquidity')} height="min-h-9.5">
        <Liquidity token={token} />
      </Figure>
      <Figure name={t('mine.fees')}>
        {vault === 'unread' && t('tokenPage.hero.none.unread')}
        {typeof vault === 'object' && (
          <>
            <Short value={vault.tokenUnits} decimals={decimals} symbol={symbol} />
            {vault.coin > 0n && <Short value={vault.coin} {...coin} />}
          </>
        )}
        {!vault && '—'}
      </Figure>
      <Figure name={t('tokenPage.dividends.title')}>
        {dividends ? (
          <>
            <Short value={dividends.claimable} {...toReward(dividends, t('tokenPage.dividends.baseUnits'))} />
            {dividends.unpaid === 'refused' && (
              <span className="text-12 text-warning">{t('tokenPage.badges.rewardStuck.label')}</span>
            )}
          </>
        ) : (
          '—'
        )}
      </Figure>
      <Figure name={t('wallet.balance')}>
        <Short value={balance} decimals={decimals} symbol={symbol} />
      </Figure>
    </dl>
  )
}

/** In base units if the reward token does not say its decimals. The symbol is a stranger's text. */
function toReward({ symbol = '', decimals }: NonNullable<MyToken['dividends']>, baseUnits: string) {
  return decimals === undefined
    ? { decimals: 0, symbol: baseUnits }
    : { decimals, symbol: cleanText(symbol).slice(0, symbolLength) }
}

/** Longest part of a stranger's symbol that a card holds. Characters. */
const symbolLength = 32

type ShortProps = { value: bigint; decimals: number; symbol: string }

/** An amount to four digits; exact on hover. */
function Short({ value, decimals, symbol }: ShortProps) {
  return <ShortText text={formatAmount(value, decimals)} unit={symbol} />
}

function ShortText({ text, unit }: { text: string; unit: string }) {
  const { i18n } = useTranslation()
  return (
    <span className="tabular-nums" title={`${groupDigits(text)} ${unit}`.trim()}>
      <bdi dir="ltr">{shortenFigure(text, i18n.language)}</bdi> <bdi>{unit}</bdi>
    </span>
  )
}

/** Decimals of a price that money is computed from: a token can be worth less than a wei. */
const priceDecimals = 36

/** What one token costs in its pool, or why there is no price. */
function Price({ token: { pool, chainId, decimals } }: { token: MyToken }) {
  const { t } = useTranslation()
  if (pool.state !== 'open') return t(`tokenPage.hero.none.${pool.state === 'none' ? 'noPool' : pool.state}`)
  const coin = getChain(chainId).nativeCurrency
  const { reserveToken, reserveCoin } = pool
  const price = formatRatio({ value: reserveCoin, decimals: coin.decimals }, { value: reserveToken, decimals }) ?? '0'
  const fine = (reserveCoin * 10n ** BigInt(decimals + priceDecimals - coin.decimals)) / reserveToken
  return (
    <>
      <ShortText text={price} unit={coin.symbol} />
      <Money chainId={chainId} value={fine} decimals={priceDecimals} />
    </>
  )
}

/** What both sides of the pool are worth, and its exchange; nothing where there is no pool to trade in. */
function Liquidity({ token: { pool, chainId } }: { token: MyToken }) {
  const { t } = useTranslation()
  if (pool.state !== 'open') return '—'
  const { exchange, reserveCoin } = pool
  return (
    <>
      <Short value={reserveCoin * 2n} {...getChain(chainId).nativeCurrency} />
      <span className="font-normal text-12 text-quiet" title={t('tokenPage.hero.bothSides', { exchange })}>
        <bdi>{exchange}</bdi>
      </span>
    </>
  )
}

type FigureProps = {
  name: string
  /** Class of the room that its lines have, whether they are there or not. */
  height?: string
  children: ReactNode
}

function Figure({ name, height = 'min-h-5', children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-quiet">{name}</dt>
      <dd className={`wrap-anywhere flex flex-col font-medium text-13 ${height}`}>{children}</dd>
    </div>
  )
}

/** Rows of the size of cards, while the cards are read. */
export function WaitingCards({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" className="panel divide-y divide-line py-2">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} aria-hidden className={cardGrid}>
          <div className="flex gap-3">
            <span className={`skeleton shrink-0 ${picture}`} />
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <span className="skeleton h-5 w-40" />
              <span className="skeleton h-4.5 w-44" />
              <span className="skeleton h-4 w-32" />
              <span className="skeleton waiting-control h-6 w-28" />
            </div>
          </div>
          <div className={figureGrid}>
            {['price', 'liquidity', 'fees', 'dividends', 'balance'].map((figure) => (
              <span key={figure} className={`skeleton ${figure === 'liquidity' ? 'h-14' : 'h-9.5'}`} />
            ))}
          </div>
          <span className="skeleton waiting-control h-8 lg:justify-self-end lg:w-28" />
        </div>
      ))}
    </div>
  )
}
