import { isLongText } from './is-long-text.ts'
import type { ListReading } from './use-recipient-list.ts'

/**
 * Whether the list stands there as text or line by line. `blank`: a file is read for the first time, or a long list
 * cannot be read: a text field with its thousands of lines would block the page for a second.
 */
export function chooseView(
  text: string,
  wantsText: boolean,
  { status, list }: Pick<ListReading, 'status' | 'list'>,
): 'text' | 'lines' | 'blank' {
  if (isLongText(text)) return list ? 'lines' : 'blank'
  if (wantsText || text.trim() === '') return 'text'
  if (list) return 'lines'
  return status === 'reading' ? 'blank' : 'text'
}
