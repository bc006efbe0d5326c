// Decides which badges a token has: what is proven, what to beware of, and what is not known, each with its figures.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { findRisks } from '@/features/tokens/page/read-liquidity.ts'
import { formatAmount, localizeDecimal } from '@/lib/i18n/format-amount.ts'
import type en from '@/locales/en.json'
import { isLiquid, type KnownPool, type Standing } from './read-standing.ts'

/** Keys of `tokenPage.badges`: a few words, and the sentence how it is known. */
export type BadgeId = keyof typeof en.tokenPage.badges

/** `proven` is enforced by code or read from the chain; `warning` is a risk; `plain` is neither, or not known. */
export type Badge = { id: BadgeId; tone: 'proven' | 'warning' | 'plain'; values: Record<string, string | bigint> }

/** Lists the badges that the token's own facts decide: its supply, fees and owner. */
export function badgesOfToken({ taxed }: SaleyardToken): Badge[] {
  const supply: Badge = { id: 'supply', tone: 'proven', values: {} }
  if (!taxed)
    return [supply, { id: 'noFees', tone: 'proven', values: {} }, { id: 'noOwner', tone: 'proven', values: {} }]

  const { owner, pendingOwner, fees } = taxed
  const bps = Object.values(fees).reduce((sum, fee) => sum + fee, 0)
  const values = { percent: formatPercent(BigInt(bps)) }
  const fixed = bps === 0 ? 'feesGone' : 'feesFixed'
  return [
    supply,
    { id: owner && bps > 0 ? 'feesFall' : fixed, tone: 'proven', values },
    owner
      ? { id: 'owned', tone: 'plain', values: { owner: shortenAddress(owner) } }
      : { id: 'renounced', tone: 'proven', values: {} },
    ...(owner && pendingOwner
      ? [{ id: 'offered', tone: 'warning', values: { account: shortenAddress(pendingOwner) } } as const]
      : []),
  ]
}

/** Lists the badges of what no contract promises: the exchange, the pool's liquidity, the first owner. */
export function badgesOfStanding(token: SaleyardToken, standing: Standing): Badge[] {
  const { exchange, pool } = standing
  const named: Badge[] =
    exchange.state === 'known' ? [{ id: 'routerKnown', tone: 'proven', values: { name: exchange.name } }] : []
  const stuck: Badge[] = standing.isRewardStuck ? [{ id: 'rewardStuck', tone: 'warning', values: {} }] : []
  return [...named, ...badgesOfPool(exchange.state === 'unknown', pool), ...badgesOfRisks(token, standing), ...stuck]
}

function badgesOfPool(isUnknown: boolean, pool: KnownPool | undefined): Badge[] {
  if (isUnknown)
    return [
      { id: 'routerUnknown', tone: 'warning', values: {} },
      { id: 'liquidityUnproven', tone: 'warning', values: {} },
    ]
  if (!pool || pool.lpSupply === 0n) return [{ id: 'noPool', tone: 'plain', values: {} }]
  return isLiquid(pool) ? badgesOfLiquidity(pool) : [{ id: 'drained', tone: 'warning', values: {} }]
}

const wholeBps = 10_000n

/** What is kept is rounded down, and what can be taken out is rounded up. */
function badgesOfLiquidity({ liquidity, lockedUntil }: KnownPool): Badge[] {
  const { supply, burnt, locked, free } = liquidity
  const share = (part: bigint) => (part * wholeBps) / supply
  // The thousand units that every pool burns are kept with what is locked, and too few for a badge of their own.
  const lockedBps = share(share(burnt) > 0n ? locked : locked + burnt)
  const freeBps = (free * wholeBps + supply - 1n) / supply
  const badges: Badge[] = []
  if (share(burnt) > 0n) badges.push({ id: 'burnt', tone: 'proven', values: { percent: formatPercent(share(burnt)) } })
  if (lockedUntil && lockedBps > 0n)
    badges.push({
      id: lockedUntil.isWhole ? 'locked' : 'vests',
      tone: lockedUntil.isWhole ? 'proven' : 'plain',
      values: { percent: formatPercent(lockedBps), date: lockedUntil.date },
    })
  if (free > 0n)
    badges.push({
      id: 'free',
      tone: 'warning',
      values: { percent: formatPercent(freeBps), kept: formatPercent(wholeBps - freeBps) },
    })
  return badges
}

function badgesOfRisks({ taxed, kind }: SaleyardToken, { pool, isFirstOwnerContract }: Standing): Badge[] {
  if (!taxed) return []
  const none = { supply: 0n, burnt: 0n, locked: 0n, free: 0n, firstOwner: 0n }
  const liquidity = pool?.liquidity ?? none
  const { supply, firstOwner } = liquidity
  const percent = supply > 0n ? formatPercent((firstOwner * wholeBps + supply - 1n) / supply) : '0'
  return findRisks({ kind, taxed }, { isFirstOwnerContract, liquidity }).flatMap((risk): Badge[] =>
    risk === 'liquidityFree' ? [] : [{ id: risk, tone: 'warning', values: { percent } }],
  )
}

/** Formats hundredths of a percent. */
function formatPercent(bps: bigint): string {
  return localizeDecimal(formatAmount(bps, 2))
}
