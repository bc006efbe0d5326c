import { expect, test } from 'vitest'
import { containsText } from './contains-text.ts'

test.each([
  ['Multi Sender', 'SEND', 'en'],
  ['Multi Sender', '  ti se', 'en'],
  ['Crear token', 'TOKEN', 'es'],
  ['Créer un token', 'creer', 'fr'],
  ['Aller à l’accueil', "l'accueil", 'fr'],
  ['批量转账', '转账', 'zh-CN'],
  ['الإرسال المتعدد', 'الارسال', 'ar'],
  ['Anything', '', 'en'],
])('%s contains %s (%s)', (title, text, lang) => {
  expect(containsText(title, text, lang)).toBe(true)
})

test('what is not in the title is not found', () => {
  expect(containsText('Multi Sender', 'senders', 'en')).toBe(false)
  expect(containsText('Multi Sender', 'msender', 'en')).toBe(false)
})
