// Shows where a token is traded, and the one trade at hand: its form, its transactions, or why there is none.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { type SaleyardToken, tokenQueries } from '@/features/tokens/kinds/saleyard-token.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { type Direction, isDrained } from './quote-trade.ts'
import { readArrived } from './read-arrived.ts'
import { type MarketState, useMarketState } from './read-market-state.ts'
import { refuseByTable, useVenues, type Venue } from './read-venue.ts'
import { TradeForm } from './trade-form.tsx'
import type { TradePlan, TradeTerms } from './trade-plan.ts'
import { Arrived, type ArrivedTrade, LeftApproval } from './trade-result.tsx'
import { TradeStage } from './trade-stage.tsx'
import { tradeKey, useTrades } from './trade-store.ts'
import { VenueChoice, VenueRefused } from './venue-notes.tsx'

/** Lets any account buy and sell a token in its pool. */
export function TradePanel({ token }: { token: SaleyardToken }) {
  const { t } = useTranslation()
  const wallet = useWalletState()
  const account = wallet.status === 'connected' ? wallet.account : undefined
  return (
    // The panel of a transaction has a frame of its own.
    <section
      aria-labelledby="trade-title"
      className="panel flex min-w-0 flex-col gap-4 has-data-stage:border-0 has-data-stage:bg-transparent has-data-stage:p-0"
    >
      <h2 id="trade-title" className="font-semibold text-17">
        {t('trade.title')}
      </h2>
      {/* Another account begins again: what was typed belongs to the balance that it was typed for. */}
      <Trading key={account} token={token} account={account} />
    </section>
  )
}

type TradingProps = { token: SaleyardToken; account: Address | undefined }

function Trading({ token, account }: TradingProps) {
  const trading = useTrading(token, account)
  const { plan, state, market, refusal, decide, settle, leave } = trading
  const [arrived, setArrived] = useState<ArrivedTrade>()
  if (!plan) return <Undecided {...trading} token={token} account={account} arrived={arrived} />
  return (
    <TradeStage
      key={plan.id}
      {...{ plan, token, state, market, refusal }}
      onMined={(receipt) => {
        setArrived({ plan, amount: readArrived(receipt, plan), hash: receipt.transactionHash })
        settle(plan)
      }}
      onRenew={decide}
      onLeave={() => leave(plan)}
    />
  )
}

/** Holds what the box knows: where the token is traded, the pool as it is, and the decided trade. */
function useTrading(token: SaleyardToken, account: Address | undefined) {
  const client = useQueryClient()
  const trades = useTrades()
  const [isTouched, setTouched] = useState(false)
  const [chosen, choose] = useState<Address>()
  const [direction, setDirection] = useState<Direction>('buy')
  const plan = account && trades.trades[tradeKey({ ...token, account })]
  const refused = refuseByTable(token)
  // Without a wallet nothing is read before the first touch.
  const isInUse = !refused && (account !== undefined || isTouched)
  const venues = useVenues(token, isInUse)
  const venue = pickVenue(venues.data?.venues, plan?.router ?? chosen, plan !== undefined)
  const market = useMarketState({ token, venue, account })
  const state = market.data ?? undefined
  return {
    ...{ plan, venue, venues, market, state, choose, direction, setDirection },
    refusal: refused ?? venues.data?.refusal ?? (state && isDrained(state.pool) ? 'drained' : undefined),
    isReading: isInUse && !state && !venues.error && !market.error,
    touch: () => setTouched(true),
    decide: (terms: TradeTerms) => {
      if (account && venue) trades.save(toPlan(terms, { token, account, venue }))
    },
    settle: (mined: TradePlan) => {
      trades.remove(mined)
      void client.invalidateQueries(tokenQueries(token))
    },
    leave: trades.remove,
  } as const
}

type PlanParameters = { token: SaleyardToken; account: Address; venue: Venue }

function toPlan(terms: TradeTerms, { token, account, venue }: PlanParameters): TradePlan {
  const { router, pair, wrappedCoin } = venue
  const { chainId, token: address } = token
  const place = { chainId, account, token: address, router, pair, wrappedCoin }
  return { ...terms, ...place, id: crypto.randomUUID(), decidedAt: Date.now() }
}

type UndecidedProps = TradingProps & ReturnType<typeof useTrading> & { arrived: ArrivedTrade | undefined }

function Undecided({ token, account, arrived, refusal, ...trading }: UndecidedProps) {
  const { venues, market, venue, state } = trading
  const failed = [venues, market].find(({ data, error }) => !data && error)
  return (
    <>
      {arrived && <Arrived {...arrived} token={token} />}
      {refusal && <VenueRefused refusal={refusal} token={token} account={account} />}
      {failed?.error && <Unreadable error={failed.error} isFetching={failed.isFetching} onRetry={failed.refetch} />}
      {!refusal && <OpenTrade {...trading} token={token} account={account} />}
      {venue && account && <LeftApproval {...{ token, account }} spender={venue.router} {...leftOf(state)} />}
    </>
  )
}

type OpenTradeProps = TradingProps & Omit<ReturnType<typeof useTrading>, 'refusal'>

function OpenTrade({ token, account, venue, venues, market, choose, ...trading }: OpenTradeProps) {
  const { state, isReading, direction, setDirection, touch, decide } = trading
  return (
    <>
      <TradeForm
        {...{ token, account, state, isReading, direction }}
        onDirection={setDirection}
        onTouch={touch}
        onTerms={decide}
      />
      {venue && venues.data?.venues && (
        <VenueChoice token={token} venues={venues.data.venues} chosen={venue} onChoose={choose} />
      )}
      <p className="text-12 text-quiet empty:hidden">
        {market.data && <DataAge at={market.dataUpdatedAt} isFailed={market.error !== null} />}
      </p>
    </>
  )
}

const leftOf = (state: MarketState | undefined) => ({ allowance: state?.holdings?.allowance ?? 0n })

/** Picks the pool behind a router; the deepest by default, but never another one for a trade that is decided. */
function pickVenue(venues: readonly Venue[] | undefined, router: Address | undefined, isDecided: boolean) {
  const own = router && venues?.find((venue) => isAddressEqual(venue.router, router))
  return own ?? (isDecided ? undefined : venues?.[0])
}

type UnreadableProps = { error: Error; isFetching: boolean; onRetry: () => unknown }

function Unreadable({ error, isFetching, onRetry }: UnreadableProps) {
  const { t } = useTranslation()
  return (
    <ReadFailed error={error} lead={t('trade.unreadable')} isFetching={isFetching} onRetry={() => void onRetry()} />
  )
}
