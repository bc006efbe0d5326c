import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import type { OurToken } from '@/features/token-create/our-token.ts'
import { lazyPart } from '@/lib/load-online.ts'

const LiquidityPanel = lazyPart(() =>
  import('@/features/token-create/liquidity/liquidity-panel.tsx').then(({ LiquidityPanel }) => ({
    default: LiquidityPanel,
  })),
)

type LiquiditySlotProps = { token: OurToken; account: Address | undefined; onMined: () => void }

/** Pair, price, and liquidity in and out. */
export function LiquiditySlot(props: LiquiditySlotProps) {
  const { t } = useTranslation()
  return (
    <div id="liquidity" className="panel scroll-mt-24">
      <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
        <LiquidityPanel {...props} />
      </Suspense>
      <p className="mt-4 text-12 text-quiet">{t('tokenPage.priceNote')}</p>
    </div>
  )
}
