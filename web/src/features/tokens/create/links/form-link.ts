// Reads a link that fills the form in, and writes one.
import { kindIdSchema, kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'

/** Why a link is ambiguous or damaged; a key of `createToken.links.broken`. */
type LinkProblem = 'kind' | 'field' | 'twice' | 'text'

type FormLink = { kind: KindId; values: Record<string, string> } | { problem: LinkProblem; field?: string }

/** No field accepts a longer text. */
const maxTextLength = 2048

/** Parameters of the page's frame, and those that sharing services append. */
const foreignParameters = /^(layout|fbclid|gclid|utm_\w+)$/

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no field holds; U+FFFD is what broken escapes become
const unreadable = /[\u0000-\u001f\u007f\ufffd]/

/**
 * Reads `?type=…&name=…`, in the spellings of the form's fields. The form validates each field's content; whatever the link
 * leaves unclear is a problem: nothing of it is guessed or dropped.
 *
 * @param search Text by name, or a list if a name appears twice.
 */
export function readFormLink({ type, ...search }: Record<string, unknown>): FormLink {
  const { data: kind } = kindIdSchema.safeParse(type ?? 'standard')
  if (!kind) return { problem: 'kind' }

  const entries = Object.entries(search).filter(([field]) => !foreignParameters.test(field))
  const fields = Object.keys((kinds[kind] satisfies TokenKind).defaults)
  for (const [field, text] of entries) {
    const problem = findFieldProblem(fields.includes(field), text)
    if (problem) return { problem, field: field.slice(0, 40) }
  }
  return { kind, values: Object.fromEntries(entries) as Record<string, string> }
}

function findFieldProblem(isField: boolean, text: unknown): LinkProblem | undefined {
  if (!isField) return 'field'
  if (typeof text !== 'string') return 'twice'
  return text.length > maxTextLength || unreadable.test(text) ? 'text' : undefined
}

/**
 * Returns the address of the form as it is filled in: the seed's spellings, without empty fields.
 *
 * @param origin With its scheme, as `location.origin` gives it.
 */
export function toFormLink(origin: string, kind: KindId, values: Readonly<Record<string, string>>): string {
  const filled = Object.entries(values).filter(([, text]) => text.trim() !== '')
  return `${origin}/create-token?${new URLSearchParams([['type', kind], ...filled])}`
}
