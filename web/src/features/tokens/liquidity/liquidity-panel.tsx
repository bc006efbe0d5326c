// Shows the liquidity of a token: the choice of its router, its pool, and the plan or the forms.

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddress, isAddressEqual } from 'viem'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { RouterChoice, useRouterRows } from '@/features/tokens/create/checks/router-choice.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { useMarket } from './market.ts'
import { MarketActions } from './market-actions.tsx'
import { MarketFacts } from './market-facts.tsx'
import { PlanStage } from './plan-stage.tsx'
import { placeKey, planKey, usePlans } from './plan-store.ts'

export type LiquidityPanelProps = {
  token: SaleyardToken
  account: Address | undefined
  /** Called once liquidity was added or removed. */
  onMined?: () => void
}

/** Shows the liquidity of a Saleyard token: seeds, adds and removes it. */
export function LiquidityPanel({ token, account, onMined }: LiquidityPanelProps) {
  const { t } = useTranslation()
  const { chainId, taxed } = token
  const place = { chainId, token: token.token }
  const chosen = usePlans(({ routers }) => routers[placeKey(place)])
  const chooseRouter = usePlans((store) => store.chooseRouter)
  const plan = usePlans(({ plans }) => account && plans[planKey({ ...place, account })])
  const router = plan?.router ?? taxed?.router ?? chosen
  const market = useMarket({ ...place, router, account })
  const settled = () => {
    void market.refetch()
    onMined?.()
  }
  return (
    <section aria-labelledby="liquidity-title" className="flex min-w-0 flex-col gap-5">
      <h2 id="liquidity-title" className="font-semibold text-17">
        {t('liquidity.title')}
      </h2>
      {!taxed && !plan && (
        <PoolRouter
          chainId={chainId}
          isConnected={account !== undefined}
          chosen={chosen}
          onChange={(next) => chooseRouter(place, next)}
        />
      )}
      {!market.data && market.error && (
        <ReadFailed
          error={market.error}
          lead={t('liquidity.unreadable')}
          isFetching={market.isFetching}
          onRetry={() => market.refetch()}
        />
      )}
      {router && market.isPending && (
        <Waiting rows={['h-11', 'h-11', 'h-11', 'h-80 rounded-box']} label={t('liquidity.reading')} />
      )}
      {market.data && (
        <MarketFacts
          token={token}
          market={market.data}
          readAt={market.dataUpdatedAt}
          isFailed={market.error !== null}
        />
      )}
      {plan && <PlanStage key={plan.id} plan={plan} token={token} onMined={settled} />}
      {market.data && !plan && isOwnPair(token, market.data.pair) && (
        <MarketActions token={token} market={market.data} account={account} />
      )}
      {market.data && !isOwnPair(token, market.data.pair) && (
        <p role="alert" className="text-13 text-error">
          {t('liquidity.otherPair')}
        </p>
      )}
    </section>
  )
}

/** Whether the pair is the token's own, the only one with known fees. A router may change the factory that it names. */
function isOwnPair({ taxed }: SaleyardToken, pair: Address | undefined): boolean {
  return !taxed || (pair !== undefined && isAddressEqual(pair, taxed.pair))
}

type PoolRouterProps = {
  chainId: number
  isConnected: boolean
  /** The router that was chosen last. */
  chosen: Address | undefined
  onChange: (router: Address | undefined) => void
}

/** Asks for the exchange, for a token without a router: a router of the token's own network, or any by its address. */
function PoolRouter({ chainId, isConnected, chosen, onChange }: PoolRouterProps) {
  const { t } = useTranslation()
  const rows = useRouterRows(getChain(chainId), isConnected)
  // Later input belongs to the field alone.
  const [defaultValues] = useState<{ router: string }>({ router: chosen ?? '' })
  const form = useAppForm({ defaultValues })
  return (
    <form.AppField
      name="router"
      listeners={{ onChange: ({ value }) => onChange(isAddress(value, { strict: false }) ? value : undefined) }}
      validators={{
        onChange: ({ value }) =>
          isAddress(value, { strict: false }) ? undefined : t('createToken.validation.routerInvalid'),
      }}
    >
      {() => <RouterChoice rows={rows} hint={undefined} />}
    </form.AppField>
  )
}
