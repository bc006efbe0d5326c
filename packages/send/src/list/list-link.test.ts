import fc from 'fast-check'
import { getAddress, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { type ListLink, longestLinkedText, longestListLink, readListLink, writeListLink } from './list-link.ts'

const token = getAddress(`0x${'ab'.repeat(20)}`)
const base: ListLink = { chainId: 56, amountKind: 'each', amountText: '', isDollars: false, text: '' }

/** Text that does not pack, as addresses do not. */
const addressOf = (index: number) => {
  let state = index + 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 16).toString(16).padStart(4, '0').slice(-2)
  }
  return `0x${Array.from({ length: 20 }, next).join('')}`
}
const listOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `${addressOf(index * 7_919)},${index + 1}.5,March`).join('\n')

/** A link of this page with whatever it is to carry. */
async function pack(value: unknown, format: 'gzip' | 'deflate' = 'gzip'): Promise<string> {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(format))
  return `list=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}&v=1`
}

describe('a link of a list', () => {
  test('comes back exactly, whatever is in the text: memos, marks of direction, halves of characters', async () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('\u202e0001', '\ud800', '"a;b","1.000"', '<img src=x onerror=alert(1)>', '\r', '\u0000'),
      fc.tuple(fc.stringMatching(/^0x[0-9a-fA-F]{40}$/), fc.bigInt({ min: 0n, max: 2n ** 256n })).map(String),
    )
    const link: fc.Arbitrary<ListLink> = fc.record(
      {
        chainId: fc.integer({ min: 1, max: 2 ** 53 - 1 }),
        token: fc.stringMatching(/^0x[0-9a-f]{40}$/).map((text) => getAddress(text as Hex)),
        amountKind: fc.constantFrom('each', 'same', 'split'),
        amountText: fc.constantFrom('', '12.5', '0,5', '1e18', '九'),
        isDollars: fc.boolean(),
        text: fc.array(line, { maxLength: 20 }).map((lines) => lines.join('\n')),
      },
      { requiredKeys: ['chainId', 'amountKind', 'amountText', 'isDollars', 'text'] },
    )
    await fc.assert(
      fc.asyncProperty(link, async (link) => {
        const fragment = await writeListLink(link)
        if (fragment === undefined) return
        expect(fragment.length).toBeLessThanOrEqual(longestListLink)
        expect(fragment).toMatch(/^[\w=&-]+$/)
        expect(await readListLink(`#${fragment}`)).toEqual({ link })
      }),
      { numRuns: 60 },
    )
  })

  test('carries 100 lines of address, amount and memo; a longer list gets none', async () => {
    const room = 'https://saleyard.example/multi-sender#'.length
    expect(await writeListLink({ ...base, token, text: listOf(100) }, room)).toBeDefined()
    expect(await writeListLink({ ...base, token, text: listOf(200) }, room)).toBeUndefined()
    const most = [110, 120, 130, 140]
    const fits = await Promise.all(most.map(async (count) => writeListLink({ ...base, text: listOf(count) }, room)))
    expect(fits.map(Boolean)).toEqual([...fits.map(Boolean)].sort().reverse())
  })

  test('counts the page before its fragment', async () => {
    const fragment = (await writeListLink({ ...base, text: listOf(100) })) ?? ''
    expect(await writeListLink({ ...base, text: listOf(100) }, longestListLink - fragment.length)).toBe(fragment)
    expect(await writeListLink({ ...base, text: listOf(100) }, longestListLink - fragment.length + 1)).toBeUndefined()
  })

  test('carries no text that only packs well', async () => {
    const lines = `${addressOf(1)},1\n`
    const text = lines.repeat(Math.floor(longestLinkedText / lines.length))
    expect(await readListLink((await writeListLink({ ...base, text })) ?? '')).toEqual({ link: { ...base, text } })
    expect(await writeListLink({ ...base, text: text + text })).toBeUndefined()
  })
})

describe('error: a link that', () => {
  const read = async (fragment: string) => (await readListLink(fragment)).problem

  test.each([
    ['is empty', ''],
    ['has no version', 'list=AAAA'],
    ['is no base64', 'list=%%%&v=1'],
    ['is base64 of nothing', 'list=&v=1'],
    ['is base64 of anything', `list=${'A'.repeat(99)}&v=1`],
    ['has another field', 'list=AAAA&v=1&token=0x12'],
  ])('%s is damaged', async (_, fragment) => {
    expect(await read(fragment)).toBe('damaged')
  })

  test('was changed or cut anywhere is damaged: no other address ever comes out of it', async () => {
    const fragment = (await writeListLink({ ...base, token, text: listOf(3) })) ?? ''
    const middle = [...fragment].flatMap((character, at) =>
      at > 5 && at < fragment.length - 4
        ? [fragment.slice(0, at) + (character === 'A' ? 'B' : 'A') + fragment.slice(at + 1), fragment.slice(0, at)]
        : [],
    )
    const whole = JSON.stringify(await readListLink(fragment))
    for (const changed of middle) {
      const result = await readListLink(changed)
      // In the header of the file, and in the last bits of base64, a change says nothing about the list.
      if (!result.problem) expect(JSON.stringify(result)).toBe(whole)
    }
    expect(await read(fragment.slice(0, -1))).toBe('damaged')
  })

  test('comes from a later version says so', async () => {
    expect(await read('list=AAAA&v=2')).toBe('newer')
  })

  test('is longer than any of this page, packed or unpacked, is not read', async () => {
    expect(await read(`list=${'A'.repeat(2 * longestListLink)}&v=1`)).toBe('tooLong')
    const lines = Array.from({ length: 50_000 }, () => `0x${'11'.repeat(20)},1`).join('\n')
    const bomb = await pack({ ...base, text: lines })
    expect(await read(bomb)).toBe('tooLong')
  })

  test.each([
    ['a chain that is no number', { ...base, chainId: '56' }],
    ['chain 0', { ...base, chainId: 0 }],
    ['a token that is no address', { ...base, token: 'USDT' }],
    ['a token with a wrong checksum', { ...base, token: token.replace('A', 'a') }],
    ['a kind of amounts that is none', { ...base, amountKind: 'all' }],
    ['an amount of two lines', { ...base, amountKind: 'same', amountText: '1\n2' }],
    ['an amount that turns the direction', { ...base, amountKind: 'same', amountText: '\u202e001' }],
    ['an amount of 101 digits', { ...base, amountKind: 'same', amountText: '9'.repeat(101) }],
    ['a list that is no text', { ...base, text: ['0x12'] }],
    ['a text over the limit', { ...base, text: 'a'.repeat(longestLinkedText + 1) }],
    ['no JSON', '{"chainId":'],
    ['no object', 'null'],
  ])('has %s is damaged', async (_, value) => {
    expect(await read(await pack(value))).toBe('damaged')
  })

  test('is packed in another way is damaged', async () => {
    expect(await read(await pack({ ...base }, 'deflate'))).toBe('damaged')
  })
})

test('what a link has beyond its fields is dropped', async () => {
  const link = { ...base, text: 'a', answers: { dot: 'decimal' }, price: { answer: '1' } }
  expect(await readListLink(await pack(link))).toEqual({ link: { ...base, text: 'a' } })
})
