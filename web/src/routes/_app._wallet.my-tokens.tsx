// Routes /my-tokens.
import { createFileRoute } from '@tanstack/react-router'
import { MyTokensPage } from '@/features/tokens/mine/my-tokens-page.tsx'

export const Route = createFileRoute('/_app/_wallet/my-tokens')({
  validateSearch: ({ account }: Record<string, unknown>) => (typeof account === 'string' ? { account } : {}),
  component: MyTokens,
})

function MyTokens() {
  return <MyTokensPage watching={Route.useSearch().account} />
}
