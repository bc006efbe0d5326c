import type { RefusalCode } from '@/features/multi-send/core/line-codes.ts'
import type { CodeValues } from '@/features/multi-send/core/list-types.ts'

type CleanLineReturnType =
  | { ok: true; text: string; removed: number }
  | { ok: false; reason: RefusalCode; values: CodeValues }

// Soft hyphen, zero-width, direction marks, word joiner, stray byte order mark; then control characters but tab.
const hidden = '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff\\u0000-\\u0008\\u000b-\\u001f\\u007f'
const anyHidden = new RegExp(`[${hidden}]`)
const allHidden = new RegExp(`[${hidden}]`, 'g')
const hiddenInside = new RegExp(`(?<=[\\w.])[${hidden}]+(?=[\\w.])`)

/**
 * Takes invisible characters off the edges of values and counts them. Inside an address or a number they are refused:
 * nobody can see what was meant.
 */
export function cleanLine(line: string): CleanLineReturnType {
  if (!anyHidden.test(line)) return { ok: true, text: line, removed: 0 }

  const inside = hiddenInside.exec(line)
  if (inside) {
    const codePoint = `U+${(inside[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    return { ok: false, reason: 'hiddenCharacter', values: { codePoint, text: line } }
  }
  const text = line.replace(allHidden, '')
  return { ok: true, text, removed: line.length - text.length }
}
