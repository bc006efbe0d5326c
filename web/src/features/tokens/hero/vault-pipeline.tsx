// Draws the way of the fees through the vault: what each stage holds now, and when the next step is due.
import { useReadBabyTokenDividendTotals, useReadStandardTokenBalanceOf } from '@saleyard/generated'
import { ArrowRight, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUntil, useNow } from '@/components/network-status/data-age.tsx'
import { deadAddress } from '@/features/tokens/create/identity/address.ts'
import { tokenScopeKey } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatPercent, shortenFigure } from '@/features/tokens/liquidity/format-ratio.ts'
import type { Turn } from '@/features/tokens/manage/keeper-pay.ts'
import type { TaxedToken } from '@/features/tokens/manage/token-action.ts'
import { useRewardToken } from '@/features/tokens/page/reward-token.tsx'
import type { VaultFacts } from '@/features/tokens/page/vault-run.ts'
import { formatAmount, groupDigits } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { useStanding } from './read-standing.ts'

type VaultPipelineProps = { token: TaxedToken; facts: VaultFacts }

/** Shows the stages that the kind has, each with what it holds; the one whose trade is next is highlighted. */
export function VaultPipeline({ token, facts }: VaultPipelineProps) {
  const { t } = useTranslation()
  const { chainId, decimals, symbol } = token
  const { reward, buyback } = facts
  const coin = getChain(chainId).nativeCurrency
  const rewardToken = useRewardToken(token)
  const { granted, burned, burntShare } = useTotals(token, facts)
  const rewards = (value: bigint | undefined) => ({
    value,
    decimals: rewardToken?.decimals ?? 0,
    symbol: rewardToken?.decimals === undefined ? t('tokenPage.dividends.baseUnits') : (rewardToken.symbol ?? ''),
  })
  const coins =
    facts.liquidityCoin + (reward ? reward.dividendsCoin + reward.marketingCoin : 0n) + (buyback?.coin ?? 0n)
  const name = (stage: Stage) => t(`tokenPage.pipeline.${stage}`)
  return (
    <ol aria-label={t('tokenPage.pipeline.title')} className="flex min-w-0 flex-col gap-2 sm:flex-row sm:flex-wrap">
      <Tile name={name('collected')} note={t('tokenPage.pipeline.inVault')} turn={facts}>
        <Held value={facts.liquidityUnits + facts.bookedUnits} decimals={decimals} symbol={symbol} />
      </Tile>
      <Tile name={name('sold')} note={t('tokenPage.pipeline.forPurpose')} turn={reward ?? buyback}>
        <Held value={coins} decimals={coin.decimals} symbol={coin.symbol} />
      </Tile>
      {reward ? (
        <>
          <Tile name={name('bought')} note={t('tokenPage.pipeline.notShared')}>
            <Held {...rewards(reward.rewardUnits)} />
          </Tile>
          <Tile name={name('shared')} note={t('tokenPage.pipeline.sharedEver')}>
            <Held {...rewards(granted)} />
          </Tile>
        </>
      ) : (
        <Tile name={name('pool')} note={t('tokenPage.pipeline.ofPool')}>
          <bdi dir="ltr">
            {burntShare === undefined ? '—' : t('multiSend.prepare.percent', { percent: burntShare })}
          </bdi>
        </Tile>
      )}
      {buyback && (
        <Tile name={name('burned')} note={t('tokenPage.pipeline.burnedEver')} turn={buyback} isBranch>
          <Held value={burned} decimals={decimals} symbol={symbol} />
        </Tile>
      )}
    </ol>
  )
}

type Stage = 'collected' | 'sold' | 'bought' | 'shared' | 'pool' | 'burned'

/** Reads what the last stages add up to; undefined until it is known. */
function useTotals(token: TaxedToken, { reward, buyback }: VaultFacts) {
  const standing = useStanding(token)
  const query = { staleTime: 0, gcTime: 0, refetchInterval: 15_000 }
  const at = { chainId: token.chainId, address: token.token, scopeKey: tokenScopeKey(token) }
  const totals = useReadBabyTokenDividendTotals({ ...at, query: { ...query, enabled: reward !== undefined } })
  const burned = useReadStandardTokenBalanceOf({
    ...at,
    args: [deadAddress],
    query: { ...query, enabled: buyback !== undefined },
  })
  const liquidity = standing.data?.pool?.liquidity
  return {
    granted: totals.data?.granted,
    burned: burned.data,
    burntShare: liquidity && liquidity.supply > 0n ? formatPercent(liquidity.burnt, liquidity.supply) : undefined,
  }
}

type TileProps = {
  name: string
  note: string
  /** The trade that takes from this stage. */
  turn?: Turn | undefined
  /** Fed by the sale, as the stages before it, and not by them. */
  isBranch?: boolean
  children: ReactNode
}

function Tile({ name, note, turn, isBranch = false, children }: TileProps) {
  const isNext = turn?.waiting === 'None' || turn?.waiting === 'TooSoon'
  return (
    <li className="group flex min-w-0 flex-1 flex-col items-center gap-2 sm:basis-28 sm:flex-row">
      {isBranch ? (
        <Plus aria-hidden className="size-4 shrink-0 text-quiet" />
      ) : (
        <ArrowRight
          aria-hidden
          className="size-4 shrink-0 rotate-90 text-quiet group-first:hidden sm:rotate-0 sm:rtl:-scale-x-100"
        />
      )}
      <div className={`w-full min-w-0 flex-1 self-stretch rounded-field p-3 ${isNext ? 'bg-tint' : 'bg-base-200'}`}>
        <p className="text-12 text-quiet">{name}</p>
        <p className="wrap-anywhere min-h-6 font-semibold text-15">{children}</p>
        <p className="text-12 text-quiet">{note}</p>
        <p className="font-medium text-12 sm:min-h-4.5">{turn && <TurnWords {...turn} />}</p>
      </div>
    </li>
  )
}

function TurnWords({ waiting, dueAt }: Turn) {
  const { t, i18n } = useTranslation()
  const now = useNow(waiting === 'TooSoon')
  if (waiting === 'None') return <span className="text-success">{t('tokenPage.pipeline.ready')}</span>
  if (waiting === 'TooSoon') return formatUntil(Number(dueAt) * 1_000 - now, i18n.language)
  return waiting === 'NothingCollected' ? null : t('tokenPage.pipeline.waiting')
}

/** A short amount, exact on hover. */
function Held({ value, decimals, symbol }: { value: bigint | undefined; decimals: number; symbol: string }) {
  const { i18n } = useTranslation()
  if (value === undefined) return '—'
  const exact = formatAmount(value, decimals)
  return (
    <span title={`${groupDigits(exact)} ${symbol}`.trim()} className="tabular-nums">
      <bdi dir="ltr">{shortenFigure(exact, i18n.language)}</bdi> <bdi className="font-medium text-12">{symbol}</bdi>
    </span>
  )
}
