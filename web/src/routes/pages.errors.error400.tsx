// Routes the page about an unclear link, with its reason and field.
import { createFileRoute } from '@tanstack/react-router'
import { SpecialRoute } from './-special-route.tsx'

type Search = { reason?: string; field?: string }

/** A route of its own among the special pages, because links to it carry a reason. */
export const Route = createFileRoute('/pages/errors/error400')({
  validateSearch: ({ reason, field }: Record<string, unknown>): Search => ({
    ...(typeof reason === 'string' && { reason }),
    ...(typeof field === 'string' && { field: field.slice(0, 40) }),
  }),
  component: SpecialRoute,
})
