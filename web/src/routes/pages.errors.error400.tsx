import { createFileRoute } from '@tanstack/react-router'
import { BadRequestPage, type BadRequestReason } from '../components/ui/bad-request-page'

type Search = { reason?: string; field?: string }

export const Route = createFileRoute('/pages/errors/error400')({
  validateSearch: ({ reason, field }: Record<string, unknown>): Search => ({
    ...(typeof reason === 'string' && { reason }),
    ...(typeof field === 'string' && { field: field.slice(0, 40) }),
  }),
  component: Error400,
})

function Error400() {
  const { reason, field } = Route.useSearch()
  return <BadRequestPage reason={reason as BadRequestReason} field={field} />
}
