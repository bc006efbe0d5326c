import type { Draft } from '../draft/draft-store'
import { identityDefaults } from '../identity/identity'

/** Whether nobody has typed anything yet that a link could take the place of. */
export function isBlank({ values }: Pick<Draft, 'values'>): boolean {
  const initial: Record<string, string> = identityDefaults
  const typed = Object.entries(values).filter(([field, text]) => text.trim() !== '' && text !== initial[field])
  return typed.length === 0
}
