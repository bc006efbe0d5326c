import { useState } from 'react'
import type { Address } from 'viem'
import { getChain } from '../../../lib/chains'
import type { OurToken } from '../our-token'
import { type ActName, ActsTabs } from './acts-tabs'
import { feesFor } from './fees-for'
import { FirstLiquidity } from './first-liquidity'
import { AddForm } from './forms/add-form'
import { RemoveForm } from './forms/remove-form'
import type { Market } from './market'
import type { LiquidityTerms } from './plan'
import { usePlans } from './plan-store'

type MarketActsProps = { token: OurToken; market: Market; account: Address | undefined }

/** What can be done with a pool as it is: give it its first liquidity, or add to it and take out of it. */
export function MarketActs({ token, market, account }: MarketActsProps) {
  const { keep } = usePlans()
  const [tab, setTab] = useState<ActName>('add')
  const { holdings, pair, router } = market
  if (!account || !holdings) return null

  const { chainId } = token
  const coin = getChain(chainId).nativeCurrency
  const onTerms = (terms: LiquidityTerms) =>
    keep({ ...terms, id: crypto.randomUUID(), decidedAt: Date.now(), chainId, account, token: token.token, router })
  const shared = { token, coin, market, holdings, onTerms }
  const fees = feesFor(token, account)
  if (market.lpSupply === 0n) return <FirstLiquidity {...shared} fees={fees} />

  const adding = <AddForm {...shared} fees={fees} />
  if (holdings.liquidity === 0n || pair === undefined) return adding
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ActsTabs chosen={tab} onChoose={setTab}>
        {tab === 'add' ? adding : <RemoveForm {...shared} market={{ ...market, pair }} fees={fees} />}
      </ActsTabs>
    </div>
  )
}
