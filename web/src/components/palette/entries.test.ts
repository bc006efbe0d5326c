import { describe, expect, test } from 'vitest'
import { type Entry, findEntries, readQuery } from './entries.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const hash = `0x${'ab'.repeat(32)}` as const

describe('what is in the field', () => {
  const ids = (text: string, chosen?: number) => readQuery(text, chosen).chains.map(({ id }) => id)

  test('is an address or a hash, alone, in a sentence or in the URL of an explorer', () => {
    expect(readQuery(`  ${address} `, undefined)).toMatchObject({ address, isMistyped: false })
    expect(readQuery(`see ${hash.toUpperCase().replace('0X', '0x')}!`, undefined)).toMatchObject({ hash })
    expect(readQuery(`https://bscscan.com/token/${address}?a=1`, undefined).address).toBe(address)
    for (const text of ['', 'tide', `${address}0`, address.slice(0, -1), `${hash}a`]) {
      expect(readQuery(text, undefined).address).toBeUndefined()
      expect(readQuery(text, undefined).hash).toBeUndefined()
    }
    expect(readQuery(hash, undefined).address).toBeUndefined()
  })

  test('error: an address with a wrong checksum is none, and one without a checksum is', () => {
    expect(readQuery(address.replace('5aA', '5aa'), undefined)).toMatchObject({ isMistyped: true })
    expect(readQuery(address.replace('5aA', '5aa'), undefined).address).toBeUndefined()
    expect(readQuery(address.toLowerCase(), undefined).address).toBe(address.toLowerCase())
    expect(readQuery(`0x${address.slice(2).toUpperCase()}`, undefined).address).toBe(address.toLowerCase())
  })

  test('is looked for on the network of the URL first, then on the chosen one', () => {
    const all = ids('')
    const [first, last] = [all[0], all.at(-1)]
    expect(ids(address, last)[0]).toBe(last)
    expect(ids(address, 123_456)).toEqual(all)
    const url = readQuery('', undefined).chains.find(({ id }) => id === first)?.blockExplorers?.default.url
    if (url) expect(ids(`${url}/token/${address}`, last).slice(0, 2)).toEqual([first, last])
  })
})

describe('the order', () => {
  const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
    ...{ id: title, group: 'pages', title, picture: null, run: () => {} },
    ...more,
  })
  const found = (entries: Entry[], text: string) => findEntries(entries, text, 'en').map(({ title }) => title)

  test('is the name itself, its beginning, the beginning of a word, any part, other names, all words somewhere', () => {
    const entries = [
      entry('Words', { alias: 'sold tide' }),
      entry('Alias', { alias: 'the tide' }),
      entry('Riptide'),
      entry('Trade: TIDE'),
      entry('Tidewater'),
      entry('Tide'),
      entry('Other'),
    ]
    expect(found(entries, 'tide')).toEqual(['Tide', 'Tidewater', 'Trade: TIDE', 'Riptide', 'Words', 'Alias'])
    expect(found(entries, 'tide trade')).toEqual(['Trade: TIDE'])
    expect(found(entries, 'tide rade')).toEqual([])
  })

  test('puts the group with the best match first, and what opens a pasted text before all', () => {
    const entries = [
      entry('Create Token'),
      entry('Token', { group: 'tokens' }),
      entry('Address', { group: 'actions', isAnswer: true }),
    ]
    expect(found(entries, 'token')).toEqual(['Address', 'Token', 'Create Token'])
    expect(found(entries, '')).toEqual(['Address', 'Create Token', 'Token'])
  })

  test('of many tokens, runs and transactions is cut; what needs a text waits for it', () => {
    const many = Array.from({ length: 20 }, (_, index) => entry(`T${index}`, { group: 'tokens' }))
    const hidden = entry('Trade: T1', { group: 'actions', needsText: true })
    expect(found([...many, hidden], '')).toHaveLength(5)
    expect(found([...many, hidden], 't')).toHaveLength(9)
  })
})
