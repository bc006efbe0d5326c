// Routes the page of a created token.
import { createFileRoute } from '@tanstack/react-router'
import { CreatedPage } from '@/features/tokens/create/result/created-page.tsx'

export const Route = createFileRoute('/_app/_wallet/create-token_/$chainId/$address')({ component: Created })

function Created() {
  return <CreatedPage {...Route.useParams()} />
}
