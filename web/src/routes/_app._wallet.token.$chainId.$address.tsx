// Routes the page of a token.
import { createFileRoute } from '@tanstack/react-router'
import { TokenPage } from '@/features/tokens/page/page.tsx'

export const Route = createFileRoute('/_app/_wallet/token/$chainId/$address')({ component: Token })

function Token() {
  return <TokenPage {...Route.useParams()} />
}
