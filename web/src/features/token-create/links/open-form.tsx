import { Navigate } from '@tanstack/react-router'
import { CreateTokenPage } from '@/features/token-create/page.tsx'
import { OpenLink } from './open-link.tsx'
import { readFormLink } from './read-form-link.ts'

/** What `/create-token` shows for what stands behind its `?`: the form, a form filled in by a link, or why the link is broken. */
export function OpenForm({ search }: { search: Record<string, unknown> }) {
  const link = readFormLink(search)
  if ('problem' in link)
    return <Navigate to="/pages/errors/error400" search={{ reason: link.problem, field: link.field }} replace />
  if (Object.keys(link.values).length > 0) return <OpenLink kind={link.kind} values={link.values} />
  return <CreateTokenPage kind={link.kind} />
}
