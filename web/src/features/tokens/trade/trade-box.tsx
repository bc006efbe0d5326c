// Loads the trade box of a token when the page shows it.
import { Suspense } from 'react'
import { Waiting } from '@/components/ui/waiting.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { lazyPart } from '@/lib/browser/load-part.ts'

const TradePanel = lazyPart(() => import('./trade-panel.tsx').then(({ TradePanel }) => ({ default: TradePanel })))

/** Lets any account buy and sell a token in its pool. */
export function TradeBox({ token }: { token: SaleyardToken }) {
  return (
    <Suspense fallback={<Waiting rows={6} className="panel min-h-96" />}>
      <TradePanel token={token} />
    </Suspense>
  )
}
