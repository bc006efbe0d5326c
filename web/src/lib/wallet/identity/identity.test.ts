import { expect, test } from 'vitest'
import { toIdentity } from './identity.ts'

const rightToLeft = String.fromCodePoint(0x202e)
const invisible = String.fromCodePoint(0x200b)

test('default', () => {
  const identity = { name: 'ada.eth', avatar: 'https://ada.example/a.png' }
  expect(toIdentity(identity)).toEqual(identity)
  expect(toIdentity({ name: null, avatar: null })).toEqual({})
})

test.each(['two words', 'line\nbreak', `ada${rightToLeft}.eth`, `a${invisible}da.eth`, 'a'.repeat(256), ''])(
  'behavior: %j is no name that can be shown',
  (name) => expect(toIdentity({ name })).toEqual({}),
)

test('behavior: names in other scripts are names', () => {
  expect(toIdentity({ name: 'نور.eth' })).toEqual({ name: 'نور.eth' })
})

test.each([
  ['https://ada.example/a.png', true],
  ['data:image/png;base64,AAAA', true],
  ['http://ada.example/a.png', false],
  ['ipfs://Qm/a.png', false],
  ['eip155:1/erc721:0x00/1', false],
  ['data:text/html,<script>', false],
  ['javascript:alert(1)', false],
  ['https://', false],
])('behavior: a picture at %s is shown: %s', (avatar, shown) =>
  expect(toIdentity({ avatar })).toEqual(shown ? { avatar } : {}),
)

test('behavior: a picture of more than 64 KiB inside its address is left out', () => {
  const avatar = `data:image/png;base64,${'A'.repeat(65_536 - 22)}`
  expect(toIdentity({ avatar })).toEqual({ avatar })
  expect(toIdentity({ avatar: `${avatar}A` })).toEqual({})
})
