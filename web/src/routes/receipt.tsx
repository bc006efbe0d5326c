// Routes /receipt, without frame and wallet. The receipt is in the fragment, which no server gets.
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ReceiptPage } from '@/features/receipt/page.tsx'
import { loadTexts } from '@/lib/i18n/load-language.ts'

export const Route = createFileRoute('/receipt')({ loader: () => loadTexts('receipt'), component: Receipt })

function Receipt() {
  return <ReceiptPage hash={useLocation().hash} />
}
