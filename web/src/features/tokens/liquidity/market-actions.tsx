// Offers what is possible with a pool as it is: the first liquidity, or adding and removing in two tabs.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { AddForm } from './add-form.tsx'
import type { Market } from './market.ts'
import type { LiquidityTerms } from './plan.ts'
import { usePlans } from './plan-store.ts'
import { feesFor } from './pool-arithmetic.ts'
import { RemoveForm } from './remove-form.tsx'
import { FirstLiquidity } from './seed-form.tsx'

type MarketActionsProps = { token: SaleyardToken; market: Market; account: Address | undefined }

/** Offers the actions on a pool as it is: its first liquidity, or adding and removing. */
export function MarketActions({ token, market, account }: MarketActionsProps) {
  const { save } = usePlans()
  const [tab, setTab] = useState<ActionName>('add')
  const { holdings, pair, router } = market
  if (!account || !holdings) return null

  const { chainId } = token
  const coin = getChain(chainId).nativeCurrency
  const onTerms = (terms: LiquidityTerms) =>
    save({ ...terms, id: crypto.randomUUID(), decidedAt: Date.now(), chainId, account, token: token.token, router })
  const shared = { token, coin, market, holdings, onTerms }
  const fees = feesFor(token, account)
  if (market.lpSupply === 0n) return <FirstLiquidity {...shared} fees={fees} />

  const adding = <AddForm {...shared} fees={fees} />
  if (holdings.liquidity === 0n || pair === undefined) return adding
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ActionTabs chosen={tab} onChoose={setTab}>
        {tab === 'add' ? adding : <RemoveForm {...shared} market={{ ...market, pair }} fees={fees} />}
      </ActionTabs>
    </div>
  )
}

const actions = ['add', 'remove'] as const
type ActionName = (typeof actions)[number]

type ActionTabsProps = { chosen: ActionName; onChoose: (action: ActionName) => void; children: ReactNode }

/** One Tab stop; arrows, Home and End move within it and select at once (WAI-ARIA's pattern for tabs). */
function ActionTabs({ chosen, onChoose, children }: ActionTabsProps) {
  const { t } = useTranslation()
  const id = useId()
  const buttons = useRef<Partial<Record<ActionName, HTMLButtonElement | null>>>({})

  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionAt(event.key, chosen)
    if (!action) return
    event.preventDefault() // Home and End would scroll the page
    onChoose(action)
    buttons.current[action]?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={t('liquidity.title')} className="tabs tabs-border -mx-3">
        {actions.map((action) => (
          <button
            key={action}
            ref={(button) => {
              buttons.current[action] = button
            }}
            type="button"
            role="tab"
            id={`${id}-${action}`}
            aria-controls={`${id}-panel`}
            aria-selected={chosen === action}
            tabIndex={chosen === action ? 0 : -1}
            className={`tab ${chosen === action ? 'tab-active' : 'text-quiet'}`}
            onClick={() => onChoose(action)}
            onKeyDown={onKeyDown}
          >
            {t(`liquidity.${action}.tab`)}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        className="flex min-w-0 flex-col gap-4"
      >
        {children}
      </div>
    </>
  )
}

/** Returns the tab that a key leads to. The tabs wrap around, so both arrows lead to the other tab in either text direction. */
function actionAt(key: string, from: ActionName): ActionName | undefined {
  const other = from === 'add' ? 'remove' : 'add'
  const reached: Record<string, ActionName> = { ArrowRight: other, ArrowLeft: other, Home: 'add', End: 'remove' }
  return reached[key]
}
