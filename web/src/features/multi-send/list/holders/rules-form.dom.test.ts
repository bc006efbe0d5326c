import { beforeEach, describe, expect, test } from 'vitest'
import { emptyRules, loadRules, type RulesForm, readRules, saveRules } from './rules-form.ts'

const units = { held: 2, paid: 6 }
const read = (change: Partial<RulesForm>) => readRules({ ...emptyRules, ...change }, units)
const readIds = (ids: string, isCollection = true) =>
  readRules({ ...emptyRules, same: '1', ids }, { held: 0, paid: 6, isCollection })
const largest = (2n ** 256n - 1n).toString()
const someone = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

describe('readRules', () => {
  test('reads amounts in the units of what is held, and of what is paid', () => {
    expect(read({ atLeast: '1.5', same: '2.5' })).toEqual({
      rules: {
        atLeast: 150n,
        split: { kind: 'same', amount: 2_500_000n },
        withoutContracts: true,
        withoutPools: true,
        withoutBurnt: true,
        without: [],
      },
      problems: [],
    })
  })

  test('reads a total, and an amount for each id', () => {
    expect(read({ split: 'proportion', total: '10' }).rules?.split).toEqual({ kind: 'proportion', total: 10_000_000n })
    const byId = { split: 'byId', byId: '7, 1.5\n\n 0010 = 2 \n12;0', other: '0.5' } as const
    expect(read(byId).rules?.split).toEqual({
      kind: 'byId',
      amounts: { 7: 1_500_000n, 10: 2_000_000n, 12: 0n },
      other: 500_000n,
    })
    expect(read({ ...byId, byId: '', other: '1' }).rules?.split).toEqual({
      kind: 'byId',
      amounts: {},
      other: 1_000_000n,
    })
  })

  test.each([
    ['en', '7, 0.125\n8, 1,000', 125_000n, '8, 1,000'],
    ['de', '7, 0,125\n8, 1.000', 125_000n, '8, 1.000'],
    ['de', '7, 0.125\n8, 43.575,5', 125_000n, '8, 43.575,5'],
    ['fr', '7 0,125\n8 43\u202f575,5', 125_000n, '8 43\u202f575,5'],
  ])('in %s no amount of an id is read from what the page groups: %j', (lang, byId, amount, refused) => {
    document.documentElement.lang = lang
    expect(read({ split: 'byId', byId }).problems).toEqual([{ field: 'byId', text: refused }])
    const [first = ''] = byId.split('\n')
    expect(read({ split: 'byId', byId: first }).rules?.split).toMatchObject({ amounts: { 7: amount } })
    document.documentElement.removeAttribute('lang')
  })

  test.each([
    ['7', [7n]],
    ['1-4, 250', [1n, 2n, 3n, 4n, 250n]],
    [' #3\n0;  10 – 12 ', [0n, 3n, 10n, 11n, 12n]],
    ['5-7 6-9, 7, 5', [5n, 6n, 7n, 8n, 9n]],
    ['8-8', [8n]],
    [largest, [2n ** 256n - 1n]],
  ])('reads the ids %s', (text, ids) => {
    expect(readIds(text)).toMatchObject({ ids, problems: [] })
  })

  test('reads as many ids as a list can name, once each, and all where none is written', () => {
    expect(readIds('1-10000, 5-8').ids).toHaveLength(10_000)
    expect(readIds(' , ').ids).toBeUndefined()
    expect(readIds('x', false), 'of a token').toMatchObject({ rules: {}, problems: [] })
  })

  test.each([
    ['seven', { text: 'seven' }],
    ['1, -5', { text: '-5' }],
    ['1-', { text: '1-' }],
    ['1-2-3', { text: '1-2-3' }],
    ['1.5', { text: '1.5' }],
    ['0x1f', { text: '0x1f' }],
    // Digits in groups would be two ids.
    ['1,000', { text: '000' }],
    [(2n ** 256n).toString(), { text: (2n ** 256n).toString() }],
    ['9 100-1', { text: '100-1', why: 'backwards' }],
    ['0-10000', { text: '10001', why: 'tooMany' }],
    [`1-${largest}`, { text: largest, why: 'tooMany' }],
  ])('names ids that it cannot read: %s', (text, problem) => {
    const { rules, ids, problems } = readIds(text)
    expect([rules, ids]).toEqual([undefined, undefined])
    expect(problems[0]).toEqual({ field: 'ids', ...problem })
  })

  test('reads addresses in any separation', () => {
    expect(read({ same: '1', without: ` ${someone},${other}\n` }).rules?.without).toEqual([someone, other])
  })

  test.each<[string, Partial<RulesForm>]>([
    ['same', { same: ' ' }],
    ['same of nothing', { same: '0' }],
    ['total', { split: 'proportion' }],
    ['amount of an id', { split: 'byId', byId: '7 0', other: '0' }],
  ])('has no rules and no problem while an amount is missing: %s', (_, change) => {
    expect(read(change)).toEqual({ problems: [] })
  })

  test.each<[Partial<RulesForm>, string, string]>([
    [{ atLeast: '1.505', same: '1' }, 'atLeast', '1.505'],
    [{ same: '1,5' }, 'same', '1,5'],
    [{ split: 'proportion', total: '-1' }, 'total', '-1'],
    [{ split: 'byId', byId: '7 1\n7 2' }, 'byId', '7 2'],
    [{ split: 'byId', byId: 'seven 1' }, 'byId', 'seven 1'],
    [{ split: 'byId', byId: '7', other: '1' }, 'byId', '7'],
    [{ split: 'byId', other: 'x' }, 'other', 'x'],
    [{ same: '1', without: `${someone} 0x12` }, 'without', '0x12'],
    [{ same: '1', without: someone.replace('C51', 'c51') }, 'without', someone.replace('C51', 'c51')],
  ])('names what it cannot read: %o', (change, field, text) => {
    const { rules, problems } = read(change)
    expect(rules).toBeUndefined()
    expect(problems[0]).toEqual({ field, text })
  })
})

describe('the rules of the last time', () => {
  const key = 'multi-send-holders'
  const token = { chainId: 56, contract: someone } as const
  beforeEach(() => localStorage.removeItem(key))

  test('are those of the contract, else the last ones, else none', () => {
    expect(loadRules(token)).toEqual(emptyRules)
    const first = { ...emptyRules, same: '1' }
    const second = { ...emptyRules, split: 'proportion' as const, total: '9', without: other }
    saveRules(token, first)
    saveRules({ chainId: 56, contract: other }, second)
    expect(loadRules(token)).toEqual(first)
    expect(loadRules({ chainId: 97, contract: someone }), 'on another network').toEqual(second)
    const third = { ...first, ids: '1-3' }
    saveRules(token, third)
    expect(loadRules(token)).toEqual(third)
    expect(loadRules({ chainId: 97, contract: other }), 'ids are of their own collection').toEqual(first)
    saveRules({ ...token, contract: someone.toLowerCase() as typeof someone }, second)
    expect(loadRules(token), 'however the address is written').toEqual(second)
  })

  test('are kept for the latest fifty contracts', () => {
    const at = (index: number) => ({ chainId: index + 1, contract: someone }) as const
    for (let index = 0; index < 51; index++) saveRules(at(index), { ...emptyRules, same: `${index}` })
    saveRules(at(51), emptyRules)
    expect(loadRules(at(2)).same).toBe('2')
    expect(loadRules(at(1)), 'forgotten').toEqual(emptyRules)
  })

  test('of an earlier version, which knew no ids, are read', () => {
    const { ids: _, ...earlier } = { ...emptyRules, same: '4' }
    localStorage.setItem(key, JSON.stringify({ last: earlier, byContract: [['56:0x', earlier]] }))
    expect(loadRules(token)).toEqual({ ...emptyRules, same: '4' })
  })

  test.each([
    'x',
    'null',
    '{}',
    JSON.stringify({ last: { ...emptyRules, same: 1 }, byContract: [] }),
    JSON.stringify({ last: emptyRules, byContract: [['56:0x', { same: '1' }]] }),
  ])('count as none if they are damaged: %s', (stored) => {
    localStorage.setItem(key, stored)
    expect(loadRules(token)).toEqual(emptyRules)
    saveRules(token, { ...emptyRules, same: '3' })
    expect(loadRules(token).same).toBe('3')
  })
})
