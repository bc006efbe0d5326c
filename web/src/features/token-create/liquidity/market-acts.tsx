import { useState } from 'react'
import type { Address } from 'viem'
import { AddForm } from '@/features/token-create/liquidity/forms/add-form.tsx'
import { RemoveForm } from '@/features/token-create/liquidity/forms/remove-form.tsx'
import type { OurToken } from '@/features/token-create/our-token.ts'
import { getChain } from '@/lib/chains.ts'
import { type ActName, ActsTabs } from './acts-tabs.tsx'
import { feesFor } from './fees-for.ts'
import { FirstLiquidity } from './first-liquidity.tsx'
import type { Market } from './market.ts'
import type { LiquidityTerms } from './plan.ts'
import { usePlans } from './plan-store.ts'

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
