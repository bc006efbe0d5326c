import { deployments } from '@saleyard/generated/deployments'
import { formatUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import { problemsAt } from '@/features/tokens/testing/problems-at.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import en from '@/locales/en.json'
import { exampleAddresses } from './example-addresses.ts'
import { kindEntries, kinds } from './index.ts'

const messages = en.createToken.validation
const poolMax = 2n ** 112n - 1n
const dead = '0x000000000000000000000000000000000000DEAD'
const zero = `0x${'0'.repeat(40)}`
const notAddresses = [
  '',
  'vitalik.eth',
  `0x${'a'.repeat(39)}`,
  `0x${'a'.repeat(41)}`,
  'a'.repeat(40),
  `0x${'g'.repeat(40)}`,
]

/** Problem codes of each address field: for an invalid address, and for a burn address. */
const addressFields = [
  { kind: kinds.liquidityGenerator, field: 'router', invalid: messages.routerInvalid, burns: messages.routerInvalid },
  { kind: kinds.baby, field: 'router', invalid: messages.routerInvalid, burns: messages.routerInvalid },
  { kind: kinds.buybackBaby, field: 'router', invalid: messages.routerInvalid, burns: messages.routerInvalid },
  { kind: kinds.baby, field: 'rewardToken', invalid: messages.addressInvalid, burns: messages.addressInvalid },
  { kind: kinds.buybackBaby, field: 'rewardToken', invalid: messages.addressInvalid, burns: messages.addressInvalid },
  { kind: kinds.baby, field: 'marketingWallet', invalid: messages.addressInvalid, burns: messages.teamWalletBurns },
]

const wallets = [
  { kind: kinds.liquidityGenerator, field: 'teamWallet', vault: deployments.TokenVault },
  { kind: kinds.liquidityGenerator, field: 'charityMarketingAddress', vault: deployments.TokenVault },
  { kind: kinds.baby, field: 'teamWallet', vault: deployments.BabyVault },
  { kind: kinds.baby, field: 'marketingWallet', vault: deployments.BabyVault },
  { kind: kinds.buybackBaby, field: 'teamWallet', vault: deployments.BuybackBabyVault },
]

const taxed = kindEntries.filter(([, { feeFields }]) => feeFields.length > 0)

describe.each(taxed)('%s', (id, kind) => {
  test('the example is valid', () => {
    expect(kind.schema.safeParse(kind.example).error).toBeUndefined()
    expect(kind.example.router).toBe(getChain(31337).routers.Panacakeswap)
    expect(kind.id).toBe(id)
  })

  test.each([2, 18, 64])(
    'the largest supply at %i decimals passes exactly, one unit more is refused with the bound',
    (digits) => {
      const others = {
        decimals: String(digits),
        ...('minmumToken' in kind.example && { minmumToken: formatUnits(1n, digits) }),
      }
      expect(
        kind.schema.parse({ ...kind.example, ...others, totalSupply: formatUnits(poolMax, digits) }),
      ).toMatchObject({
        decimals: digits,
        totalSupply: poolMax,
      })
      const max = formatAmount(poolMax, digits, { grouped: true })
      const refusal = `At most ${max} with these decimals: a Uniswap V2 pair can't hold more.`
      expect(problemsAt(kind, 'totalSupply', formatUnits(poolMax + 1n, digits), others)).toEqual([refusal])
      expect(problemsAt(kind, 'totalSupply', formatUnits(2n ** 256n, digits), others)).toEqual([refusal])
    },
  )

  test('an empty form is told each field that is required, each once', () => {
    const optional = ['teamWallet', 'contractURI', 'charityMarketingAddress', 'charityPercent', 'decimals']
    const issues = kind.schema.safeParse(kind.defaults).error?.issues.map(({ path }) => path[0])
    expect(issues?.toSorted()).toEqual(
      Object.keys(kind.defaults)
        .filter((field) => !optional.includes(field))
        .toSorted(),
    )
  })

  test('each fee is a field of the form', () => {
    expect(Object.keys(kind.defaults)).toEqual(expect.arrayContaining(kind.feeFields.map(({ field }) => field)))
    expect(kind.schema.parse(kind.example)).toMatchObject(
      Object.fromEntries(kind.feeFields.map(({ component }) => [component, expect.any(Number)])),
    )
  })
})

describe.each(addressFields)('$kind.id $field', ({ kind, field, invalid, burns }) => {
  test.each(notAddresses)('%j is no address [c160] [c166] [c177]', (text) => {
    expect(problemsAt(kind, field, text)).toEqual([invalid])
  })

  test.each([zero, dead])('%s is nobody', (text) => expect(problemsAt(kind, field, text)).toEqual([burns]))

  test('capitals do not decide, and are written anew', () => {
    const address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
    expect(problemsAt(kind, field, ` ${address.toLowerCase()} `)).toEqual([])
    expect(kind.schema.parse({ ...kind.example, [field]: '0x15D34aaf54267DB7D7c367839AAf71A00a2C6A65' })).toMatchObject(
      {
        [field]: address,
      },
    )
  })
})

test('the literal sentences of addresses are those of the seed [c160] [c164] [c173]', () => {
  expect(messages).toMatchObject({ routerInvalid: 'Router is invalid address', addressInvalid: 'Address is invalid' })
})

describe.each(wallets)('$kind.id $field', ({ kind, field, vault }) => {
  test.each([
    [zero, messages.teamWalletBurns],
    [dead, messages.teamWalletBurns],
    [kind.factory.address, messages.teamWalletIsFactory],
    [exampleAddresses.router.toLowerCase(), messages.walletIsContract],
    [vault, messages.walletIsContract],
  ])('%s cannot be a wallet', (text, sentence) => expect(problemsAt(kind, field, text)).toEqual([sentence]))

  test('a router that is no address does not stand in the way', () => {
    expect(problemsAt(kind, field, '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', { router: '' })).toEqual([])
  })
})
