import type { KindId } from '@/features/token-create/our-token.ts'

/**
 * The address of the form as it is filled in: the seed's spellings, empty fields left out.
 *
 * @param origin With its scheme, as `location.origin` gives it.
 */
export function toFormLink(origin: string, kind: KindId, values: Readonly<Record<string, string>>): string {
  const filled = Object.entries(values).filter(([, text]) => text.trim() !== '')
  return `${origin}/create-token?${new URLSearchParams([['type', kind], ...filled])}`
}
