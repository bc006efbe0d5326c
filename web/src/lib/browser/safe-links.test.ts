import { expect, test } from 'vitest'
import { toAppLink, toWebLink } from './safe-links.ts'

test.each(['metamask:', 'metamask://', 'okex://main', 'bnc://app.binance.com/cedefi/', ' trust:// '])(
  'the native address %s opens an app',
  (address) => expect(toAppLink(address)).toBe(address.trim()),
)

test.each([
  'javascript:alert(1)',
  'javascript://%0aalert(1)',
  'JavaScript:',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'data://x',
  'vbscript://x',
  'blob://x',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  'https://wallet.example',
  'http:',
  'metamask',
  'metamask://a b',
  '//wallet.example',
  '',
  null,
  undefined,
])('%s is no address of an app', (address) => expect(toAppLink(address)).toBeUndefined())

test.each(['https://wallet.example/', 'http://wallet.example/a?b=c'])('%s may stand in a link', (address) =>
  expect(toWebLink(address)).toBe(address),
)

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'metamask://',
  '/x',
  'wallet.example',
  '',
  null,
  undefined,
])('%s may not stand in a link', (address) => expect(toWebLink(address)).toBeUndefined())
