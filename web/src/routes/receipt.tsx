// Routes /receipt, without frame and wallet. The receipt is in the fragment, which no server gets.
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ReceiptPage } from '@/features/receipt/page.tsx'

export const Route = createFileRoute('/receipt')({ component: Receipt })

function Receipt() {
  return <ReceiptPage hash={useLocation().hash} />
}
