import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindEntries, kinds } from '@/features/tokens/kinds/index.ts'
import { parseSearch } from '@/lib/browser/search-params.ts'
import { readFormLink, toFormLink } from './form-link.ts'

const origin = 'https://saleyard.example'
const read = (link: string) => readFormLink(parseSearch(new URL(link).search))

test.each(kindEntries)('a link to a %s form brings back each field as typed', (id, { example }) => {
  const filled = Object.fromEntries(Object.entries(example).filter(([, text]) => text !== ''))
  expect(read(toFormLink(origin, id, example))).toEqual({ kind: id, values: filled })
})

test("links use the seed's spellings", () => {
  const { search } = new URL(toFormLink(origin, 'baby', kinds.baby.example))
  for (const field of ['minmumToken', 'tokenRewardFee', 'autoAddLiquidity', 'marketingFee', 'rewardToken'])
    expect(search).toContain(`${field}=`)
  expect(new URL(toFormLink(origin, 'buybackBaby', kinds.buybackBaby.example)).search).toContain('buyBackFee=')
})

test('no digit and no letter of what is typed is lost on the way', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((name) => name.trim() !== '')
  const supply = fc.bigInt({ min: 0n, max: 2n ** 256n }).map(String)
  fc.assert(
    fc.property(text, supply, (name, totalSupply) => {
      const values = { name, totalSupply }
      const link = read(toFormLink(origin, 'standard', values))
      if ('problem' in link)
        expect(link.problem).toBe('text') // control characters, which the form refuses as well
      else expect(link.values).toEqual(values)
    }),
  )
})

test.each([
  ['?type=moon', 'kind', undefined],
  ['?type=baby&type=standard', 'kind', undefined],
  ['?type=baby&minimumToken=1', 'field', 'minimumToken'],
  ['?type=standard&router=0x00', 'field', 'router'],
  ['?type=standard&name=A&name=B', 'twice', 'name'],
  ['?type=standard&name=%E0%A4', 'text', 'name'],
  ['?type=standard&name=A%00B', 'text', 'name'],
  [`?type=standard&name=${'a'.repeat(2049)}`, 'text', 'name'],
  [`?${'x'.repeat(90)}=1`, 'field', 'x'.repeat(40)],
] as const)('%s is refused, and it is said why', (search, problem, field) => {
  expect(readFormLink(parseSearch(search))).toEqual({ problem, field })
})

test('what belongs to the frame, or was hung on by those who passed the link on, is no field', () => {
  const { search } = new URL(`${origin}/?layout=rome&utm_source=x&fbclid=y&gclid=z&name=Harbour`)
  expect(readFormLink(parseSearch(search))).toEqual({ kind: 'standard', values: { name: 'Harbour' } })
})
