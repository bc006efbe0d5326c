// Routes /create-token.
import { createFileRoute } from '@tanstack/react-router'
import { CreateTokenRoute } from '@/features/tokens/create/page.tsx'

/** Texts by name: the token kinds parse them, because the code here loads with every page. */
type Search = { type?: string } & Record<string, unknown>

export const Route = createFileRoute('/_app/_wallet/create-token')({
  validateSearch: (search: Record<string, unknown>): Search => search,
  component: CreateToken,
})

function CreateToken() {
  return <CreateTokenRoute search={Route.useSearch()} />
}
