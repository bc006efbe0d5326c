// Shows where a token is traded, and the one trade at hand: its form, its transactions, or why there is none.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { useContractAccount } from '@/components/safe/use-contract-account.ts'
import { useIsShown } from '@/components/tx/use-transaction.ts'
import { type SaleyardToken, tokenQueries } from '@/features/tokens/kinds/saleyard-token.ts'
import { maxPoolFee } from '@/features/tokens/simulate/pool-fee.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { type Direction, isDrained } from './quote-trade.ts'
import { readArrived } from './read-arrived.ts'
import { type MarketState, useMarketState } from './read-market-state.ts'
import { type FoundVenues, listRouters, refuseByTable, useVenues, type Venue, type VenueRefusal } from './read-venue.ts'
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
      <h2 id="trade-title" tabIndex={-1} className="font-semibold text-17 outline-none">
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
  const { plan, state, market, failed, refusal, decide, refresh, leave } = trading
  const isApproved = plan !== undefined && (state?.holdings?.allowance ?? 0n) >= plan.amount
  useKeptFocus(`${plan?.id}${isApproved}`)
  const [arrived, setArrived] = useState<ArrivedTrade>()
  const isShown = useIsShown()
  const begin = (terms: TradeTerms) => {
    // The last trade is over, also if this one is given up.
    setArrived(undefined)
    decide(terms)
  }
  if (!plan) return <Undecided {...trading} {...{ token, account, arrived }} decide={begin} />
  return (
    <TradeStage
      key={plan.id}
      {...{ plan, token, state, market, failed, refusal }}
      onMined={(receipt) => {
        refresh()
        // A box that was left keeps its trade: the next one finds it on the chain, and says what arrived.
        if (!isShown.current) return
        setArrived({ plan, amount: readArrived(receipt, plan), hash: receipt.transactionHash })
        leave(plan)
      }}
      onRenew={decide}
      onLeave={() => leave(plan)}
    />
  )
}

/** Moves the focus to the heading when the pressed button has gone with its step. A focus elsewhere stays there. */
function useKeptFocus(step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    // A trade that was decided earlier takes nothing when the page opens.
    if (shown.current === step) return
    shown.current = step
    if (document.activeElement === document.body) document.getElementById('trade-title')?.focus()
  }, [step])
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
  const market = useMarketState({ token, venue, account, isInUse })
  const state = market.data ?? undefined
  const isContract = useContractAccount(token.chainId, account) === true
  return {
    ...{ plan, venue, venues, market, state, choose, direction, setDirection },
    failed: [venues, market].find(({ data, error }) => !data && error),
    refusal: refused ?? venues.data?.refusal ?? findClosed(venues.data, plan) ?? (state && judgePool(state)),
    isReading: isInUse && !state && !venues.error && !market.error,
    touch: () => setTouched(true),
    decide: (terms: TradeTerms) => {
      if (account && venue)
        trades.save(toPlan(terms, { token, account, venue, readAt: market.dataUpdatedAt, isContract }))
    },
    refresh: () => void client.invalidateQueries(tokenQueries(token)),
    leave: trades.remove,
  } as const
}

/** Returns why the pool of a decided trade is not among those that were found, if others were. */
function findClosed(found: FoundVenues | undefined, plan: TradePlan | undefined): VenueRefusal | undefined {
  return plan && found?.closed?.find(({ router }) => isAddressEqual(router, plan.router))?.refusal
}

/** Returns why there is no trade in a pool as it is now. */
function judgePool({ pool }: MarketState): VenueRefusal | undefined {
  if (isDrained(pool)) return 'drained'
  return pool.poolFee > maxPoolFee ? 'poolFee' : undefined
}

type PlanParameters = { token: SaleyardToken; account: Address; venue: Venue; readAt: number; isContract: boolean }

function toPlan(terms: TradeTerms, { token, account, venue, readAt, isContract }: PlanParameters): TradePlan {
  const { router, pair, wrappedCoin } = venue
  const { chainId, token: address } = token
  const place = { chainId, account, token: address, router, pair, wrappedCoin }
  return { ...terms, ...place, ...(isContract && { isContract }), id: crypto.randomUUID(), decidedAt: readAt }
}

type UndecidedProps = TradingProps & ReturnType<typeof useTrading> & { arrived: ArrivedTrade | undefined }

function Undecided({ token, account, arrived, refusal, failed, ...trading }: UndecidedProps) {
  return (
    <>
      {arrived && <Arrived {...arrived} token={token} />}
      {refusal && <VenueRefused refusal={refusal} token={token} account={account} />}
      {failed?.error && <Unreadable error={failed.error} isFetching={failed.isFetching} onRetry={failed.refetch} />}
      {!refusal && <OpenTrade {...trading} token={token} account={account} />}
      {/* Also of an exchange on which nothing can be traded now. */}
      {account &&
        listRouters(token.chainId).map((router) => (
          <LeftApproval key={router} {...{ token, account }} spender={router} />
        ))}
    </>
  )
}

type OpenTradeProps = TradingProps & Omit<ReturnType<typeof useTrading>, 'refusal' | 'failed'>

function OpenTrade({ token, account, venue, venues, market, choose, ...trading }: OpenTradeProps) {
  const { state, isReading, direction, setDirection, touch, decide } = trading
  return (
    <>
      <TradeForm
        {...{ token, account, state, isReading, direction }}
        readAt={market.dataUpdatedAt}
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
