import { standardTokenFactoryAddress } from '@saleyard/generated/abis'
import { type Address, formatUnits, type Hex } from 'viem'
import { expect, test } from 'vitest'
import type { IdentityValues } from '@/features/tokens/create/identity/identity.ts'
import { problemsAt as problemsOfKind } from '@/features/tokens/testing/problems-at.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import en from '@/locales/en.json'
import { standard } from './schema.ts'

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const salt: Hex = `0x${'5a'.repeat(32)}`

const problemsAt = (field: keyof IdentityValues, text: string, others: Partial<IdentityValues> = {}) =>
  problemsOfKind(standard, field, text, others)

test.each(['', ' ', '\t\n'])('a name of nothing but white space %j cannot be blank [c152]', (name) => {
  expect(problemsAt('name', name)).toEqual(['Token name cannot be blank'])
})

test.each(['H', ' H ', '名', '🚀', '👩‍👩‍👧'])('a name of one character %s is too short [c153]', (name) => {
  expect(problemsAt('name', name)).toEqual(['tokenName must be at least 2 characters'])
})

test.each(['Ha', '名前', '🚀🚀'])('a name of two characters %s passes [c153]', (name) => {
  expect(problemsAt('name', name)).toEqual([])
})

test('a symbol is required before it is too short [c154] [c155]', () => {
  expect(problemsAt('symbol', '')).toEqual(['tokenSymbol is a required field'])
  expect(problemsAt('symbol', ' ')).toEqual(['tokenSymbol is a required field'])
  expect(problemsAt('symbol', 'H')).toEqual(['tokenSymbol must be at least 2 characters'])
  expect(problemsAt('symbol', 'HR')).toEqual([])
})

test('name and symbol end where the contract stops, counted in bytes', () => {
  expect(problemsAt('name', 'a'.repeat(64))).toEqual([])
  expect(problemsAt('name', `${'名'.repeat(21)}a`)).toEqual([])
  expect(problemsAt('name', 'a'.repeat(65))).toEqual([en.createToken.validation.nameLong])
  expect(problemsAt('name', '名'.repeat(22))).toEqual([en.createToken.validation.nameLong])
  expect(problemsAt('symbol', 'S'.repeat(32))).toEqual([])
  expect(problemsAt('symbol', 'S'.repeat(33))).toEqual([en.createToken.validation.symbolLong])
  expect(en.createToken.validation.nameLong).toContain('64 bytes')
  expect(en.createToken.validation.symbolLong).toContain('32 bytes')
})

test.each(['Har\ud800bour', 'Har\u0000bour', 'Har\nbour'])(
  'a name that cannot be stored as typed %j is refused',
  (name) => {
    expect(problemsAt('name', name)).toEqual([en.createToken.validation.nameUnreadable])
  },
)

test.each(['', 'x', 'NaN', '2.5', '18.0', '1e1', '0x10', '١٨', '+5', '1,8', '- 5'])(
  'decimals written %j are invalid [c156]',
  (decimals) => expect(problemsAt('decimals', decimals)).toEqual(['Invalid decimals']),
)

test('decimals begin at 2 [c157]', () => {
  for (const below of ['1', '0', '-3', `-${'9'.repeat(400)}`])
    expect(problemsAt('decimals', below)).toEqual(['tokenDecimals must be greater than or equal to 2'])
  expect(problemsAt('decimals', '2')).toEqual([])
})

test('decimals end at 64 [c158]', () => {
  for (const above of ['65', '256', '9'.repeat(400)])
    expect(problemsAt('decimals', above, { totalSupply: '1' })).toEqual([
      'tokenDecimals must be less than or equal to 64',
    ])
  expect(problemsAt('decimals', '64', { totalSupply: '1' })).toEqual([])
})

test.each(['', '0', '0.0', '000', '-1', '-0.5'])('a supply of %j is not greater than 0 [c159]', (supply) => {
  expect(problemsAt('totalSupply', supply)).toEqual(['Number must be greater than 0'])
})

test('while the decimals are wrong, only the writing of the supply is judged', () => {
  expect(problemsAt('totalSupply', `1.${'1'.repeat(70)}`, { decimals: '' })).toEqual([])
  expect(problemsAt('totalSupply', '1,000', { decimals: '' })).toEqual([en.createToken.validation.supplySeparators])
  expect(problemsAt('totalSupply', '0', { decimals: '' })).toEqual(['Number must be greater than 0'])
})

test('a supply beyond 256 bits is refused with the bound', () => {
  const result = standard.schema.safeParse({ ...standard.example, decimals: '64', totalSupply: '99999999999999' })
  expect(result.error?.issues).toMatchObject([
    {
      path: ['totalSupply'],
      message: 'createToken.validation.supplyTooLarge',
      params: { max: expect.stringContaining('11,579,208,923,731.619') },
    },
  ])
})

test.each([2, 18, 64])('the largest supply at %i decimals passes exactly, one unit more is refused', (digits) => {
  const most = 2n ** 256n - 1n
  const others = { decimals: String(digits) }
  const values = { ...standard.example, ...others, totalSupply: formatUnits(most, digits) }
  expect(standard.schema.parse(values)).toMatchObject({ decimals: digits, totalSupply: most })
  expect(problemsAt('totalSupply', formatUnits(most + 1n, digits), others)).toEqual([
    en.createToken.validation.supplyTooLarge.replace('{{max}}', formatAmount(most, digits, { grouped: true })),
  ])
})

test('one base unit is enough supply', () => {
  expect(problemsAt('totalSupply', `0.${'0'.repeat(17)}1`)).toEqual([])
})

test.each([
  '0x',
  `0x${'a'.repeat(39)}`,
  `0x${'a'.repeat(41)}`,
  'a'.repeat(40),
  `0X${'a'.repeat(40)}`,
  `0x${'g'.repeat(40)}`,
  'vitalik.eth',
])('the team wallet %s is no address [c161] [c177]', (teamWallet) => {
  expect(problemsAt('teamWallet', teamWallet)).toEqual(['Team wallet is invalid address'])
})

test('the team wallet is neither zero nor dead nor the factory', () => {
  const { teamWalletBurns, teamWalletIsFactory } = en.createToken.validation
  expect(problemsAt('teamWallet', `0x${'0'.repeat(40)}`)).toEqual([teamWalletBurns])
  expect(problemsAt('teamWallet', '0x000000000000000000000000000000000000DEAD')).toEqual([teamWalletBurns])
  expect(problemsAt('teamWallet', standardTokenFactoryAddress)).toEqual([teamWalletIsFactory])
})

test('all problems of a form are told at once', () => {
  const wrong = { name: '', symbol: 'H', decimals: 'x', totalSupply: '0', teamWallet: '0x', contractURI: 'x' }
  const result = standard.schema.safeParse(wrong)
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual([
    'name',
    'symbol',
    'decimals',
    'totalSupply',
    'teamWallet',
    'contractURI',
  ])
})

test.each([
  '',
  ' ',
  'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
  'IPFS://Qm',
  'https://example.org/token.json',
  'ar://abc',
  'data:application/json;utf8,{"name": "Hafen"}',
])('the contract URI %j passes, without the spaces around it', (uri) => {
  expect(problemsAt('contractURI', uri)).toEqual([])
  expect(standard.schema.parse({ ...standard.example, contractURI: ` ${uri} ` }).contractURI).toBe(uri.trim())
})

test.each(['ipfs://', 'example.org', 'http://example.org', 'javascript:alert(1)', 'https://a b', 'data:', 'data:a\nb'])(
  'the contract URI %j is refused',
  (uri) => {
    expect(problemsAt('contractURI', uri)).toEqual([en.createToken.validation.contractURIInvalid])
  },
)

test('a contract URI ends where the contract stops, counted in bytes', () => {
  const { contractURILong } = en.createToken.validation
  expect(problemsAt('contractURI', `data:${'a'.repeat(2043)}`)).toEqual([])
  expect(problemsAt('contractURI', `data:${'a'.repeat(2044)}`)).toEqual([contractURILong])
  expect(problemsAt('contractURI', `data:${'é'.repeat(1022)}`)).toEqual([contractURILong])
})

test('the decimals are 18 unless somebody says otherwise [c248]', () => {
  expect(standard.defaults.decimals).toBe('18')
})

test('what the factory is given comes from the form, the account and the salt', () => {
  const values = { ...standard.example, name: ' Harbour ', decimals: '2', totalSupply: '1.5' }
  expect(standard.toCreateArgs(standard.schema.parse(values), { account, salt })).toEqual([
    { contractURI: '', name: 'Harbour', symbol: 'HRB', decimals: 2, totalSupply: 150n, teamWallet: account, salt },
  ])
})

test('a team wallet takes the place of the account, with its checksum written anew', () => {
  const teamWallet = '0x70997970c51812DC3A010C7D01B50E0D17DC79C8'
  const [params] = standard.toCreateArgs(standard.schema.parse({ ...standard.example, teamWallet }), { account, salt })
  expect(params.teamWallet).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
})
