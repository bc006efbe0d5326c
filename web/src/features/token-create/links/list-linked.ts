import type { Draft } from '@/features/token-create/draft/draft-store.ts'
import type { TokenKind } from '@/features/token-create/kinds/token-kind.ts'

/** The fields of this kind whose address came from a link; others may wait in the draft for their own kind. */
export function listLinked({ linked }: Pick<Draft, 'linked'>, { defaults }: Pick<TokenKind, 'defaults'>): string[] {
  return Object.keys(defaults).filter((field) => field in linked)
}
