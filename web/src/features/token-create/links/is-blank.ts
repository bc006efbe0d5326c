import type { Draft } from '@/features/token-create/draft/draft-store.ts'
import { identityDefaults } from '@/features/token-create/identity/identity.ts'

/** Whether nobody has typed anything yet that a link could take the place of. */
export function isBlank({ values }: Pick<Draft, 'values'>): boolean {
  const initial: Record<string, string> = identityDefaults
  const typed = Object.entries(values).filter(([field, text]) => text.trim() !== '' && text !== initial[field])
  return typed.length === 0
}
