import { matchesSource } from '@saleyard/send/list/types.ts'
import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test } from 'vitest'
import { newSource } from '@/features/multi-send/source/testing/holders-source.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { SourceNote } from './source-note.tsx'
import { sourceSchema } from './source-schema.ts'

const words = en.multiSend
const asset = { symbol: 'BNB', decimals: 18 }

function show(...[change, isSame]: [Parameters<typeof newSource>[0]?, boolean?]) {
  const source = newSource(change)
  render(
    <I18nextProvider i18n={i18n}>
      <SourceNote source={source} asset={asset} {...(isSame !== undefined && { isSame })} />
    </I18nextProvider>,
  )
  return (document.body.textContent ?? '').replaceAll(/\s/g, ' ')
}

describe('SourceNote', () => {
  test('names contract, block and accounts in one line, and the rest behind it', () => {
    const text = show()
    expect(text).toContain('Holders of 0x7099...79C8 at block 1234567, 5 accounts: details')
    expect(text).toContain('Nov 14, 2023, 10:13:20 PM UTC')
    expect(text).toContain(`0x${'ab'.repeat(32)}`)
    expect(text).toContain('1 BNB for each. Excluded: contracts, liquidity pools, and 1 listed address.')
    expect(text).toContain('Proven: all 9 balances')
    expect(text).not.toContain(words.source.claim)
    expect(text).not.toContain(words.source.differs)
  })

  test('names each kind of rule', () => {
    const { rules } = newSource()
    const none = { withoutContracts: false, withoutPools: false, withoutBurnt: false, without: [] }
    const text = show({
      kind: 'erc1155',
      ids: ['7', '9'],
      rules: { ...rules, ...none, atLeast: '3', split: { kind: 'byId', amounts: { 7: '1' }, other: '0' } },
    })
    expect(text).toContain('Items: at least 3. IDs: 7 and 9. An amount per ID.')
    expect(text).not.toContain('Excluded')
    const shared = { kind: 'proportion', total: `${5n * 10n ** 17n}` } as const
    expect(show({ rules: { ...rules, atLeast: '1000', split: shared, withoutBurnt: true } })).toContain(
      'At least 1,000 base units. 0.5 BNB split in proportion to the balances. Excluded: contracts, liquidity pools, burn addresses',
    )
  })

  test('names ids as ranges, and how many there are past the first twenty', () => {
    expect(show({ ids: ['1', '2', '3', '7', '9', '10'] })).toContain('IDs: 1–3, 7, and 9–10.')
    const apart = Array.from({ length: 1_500 }, (_, index) => String(index * 2))
    expect(show({ ids: apart })).toContain('36, 38, and 1,480 more.')
  })

  test.each([
    ['sampled', 'supplyMissing', 'Confirmed: 3 of 9 balances'],
    ['unchecked', 'stateMissing', 'Confirmed by a second RPC: its logs give the same 9 balances.'],
  ] as const)('says that another RPC confirms balances that are %s, %s', (kind, reason, sentence) => {
    expect(show({ verdict: { kind, reason, checked: 3, of: 9, seed: 1, isConfirmed: true } })).toContain(sentence)
  })

  test.each([
    ['sampled', 'tooMany', 'Sampled: 3 of 9'],
    ['sampled', 'supplyMissing', 'Compared: 3 of 9'],
    ['unchecked', 'stateMissing', 'Not checked: '],
    ['wrong', 'sumDiffers', 'Wrong: the 9 balances'],
    ['sampled', 'of a later version', '3 of 9 balances were compared'],
  ] as const)('says that balances are %s, %s', (kind, reason, sentence) => {
    expect(show({ verdict: { kind, reason, checked: 3, of: 9, seed: 1 } })).toContain(sentence)
  })

  test('says that a file says so, and that the list is another one meanwhile', () => {
    show({ isClaim: true }, false)
    expect(screen.getByText(words.source.claim)).toBeTruthy()
    expect(screen.getByText(words.source.differs)).toBeTruthy()
  })
})

describe('sourceSchema', () => {
  test('keeps a source as it is', () => {
    const verdict = { kind: 'sampled', checked: 9, of: 9, seed: 1, reason: 'supplyMissing', isConfirmed: true } as const
    const source = newSource({ ids: ['1'], verdict, isClaim: true })
    expect(sourceSchema.parse(JSON.parse(JSON.stringify(source)))).toEqual(source)
  })

  test.each<[string, object]>([
    ['another format', { format: 'saleyard holders 2' }],
    ['a block that is no number', { block: { ...newSource().block, number: '0x10' } }],
    ['a hash that is none', { block: { ...newSource().block, hash: '0x12' } }],
    ['a contract that is no address', { contract: '0x12' }],
    ['a total with a sign', { total: '-1' }],
    ['rules without a split', { rules: { ...newSource().rules, split: undefined } }],
    ['another verdict', { verdict: { ...newSource().verdict, kind: 'sure' } }],
  ])('refuses %s', (_, change) => {
    expect(sourceSchema.safeParse({ ...newSource(), ...change }).success).toBe(false)
  })
})

test('a list is that of its source only with the same number of recipients and the same total', () => {
  const source = newSource({ recipients: 2, total: '5' })
  expect(matchesSource(source, { recipientCount: 2, total: 5n })).toBe(true)
  expect(matchesSource(source, { recipientCount: 3, total: 5n })).toBe(false)
  expect(matchesSource(source, { recipientCount: 2, total: 6n })).toBe(false)
})
