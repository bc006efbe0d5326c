import { expect, test } from 'vitest'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { chooseView } from './recipients-panel.tsx'

const { list } = readList('x')

test.each([
  ['an empty list is written as text', ' \n', false, 'idle', undefined, 'text'],
  ['who writes keeps the text while it is read', 'x', true, 'reading', list, 'text'],
  ['a list that was read stands line by line', 'x', false, 'ready', list, 'lines'],
  ['lines stay while they are read again', 'x', false, 'reading', list, 'lines'],
  ['a file that is read for the first time is not put into a text field', 'x', false, 'reading', undefined, 'blank'],
  ['what cannot be read stays as text', 'x', false, 'failed', undefined, 'text'],
  ['a long list is never a text field', 'x'.repeat(25_001), true, 'ready', list, 'lines'],
  ['a long list that cannot be read is none either', 'x'.repeat(25_001), true, 'failed', undefined, 'blank'],
  ['without a common amount nothing is read, the text stays', 'x', false, 'idle', undefined, 'text'],
] as const)('%s', (_, text, wantsText, status, read, view) => {
  expect(chooseView(text, wantsText, { status, list: read })).toBe(view)
})
