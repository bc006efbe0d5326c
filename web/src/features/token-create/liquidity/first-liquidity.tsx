import { useTranslation } from 'react-i18next'
import { DeployPanel } from '@/components/deploy/deploy-panel.tsx'
import { useDeployments } from '@/components/deploy/use-deployments.ts'
import { type LiquidityFormProps, SeedForm } from '@/features/token-create/liquidity/forms/seed-form.tsx'

/** The first liquidity, where it can be given: by whom transfers cost no fee, where our seeder is. */
export function FirstLiquidity({ fees, ...form }: LiquidityFormProps & { fees: readonly number[] }) {
  const { t } = useTranslation()
  const { chainId, taxed } = form.token
  const { state } = useDeployments({ chainId, name: 'LiquiditySeeder', enabled: true })
  if (taxed && fees.length > 0)
    return <p className="wrap-anywhere text-14">{t('liquidity.seed.stranger', { owner: taxed.firstOwner })}</p>
  if (state === 'missing') return <DeployPanel chainId={chainId} name="LiquiditySeeder" />
  return <SeedForm {...form} />
}
