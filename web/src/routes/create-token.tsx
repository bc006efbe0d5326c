import { createFileRoute } from '@tanstack/react-router'
import { kindIdSchema } from '../features/token-create/kinds'
import { CreateTokenPage } from '../features/token-create/page'

export const Route = createFileRoute('/create-token')({
  validateSearch: ({ type }: Record<string, unknown>) => (typeof type === 'string' ? { type } : {}),
  component: CreateToken,
})

/** The kind is read here, not above: what stands above loads with every page. An old link opens the first kind. */
function CreateToken() {
  return <CreateTokenPage kind={kindIdSchema.catch('standard').parse(Route.useSearch().type)} />
}
