// Describes a Baby token as typed, as understood and as the factory takes it.
import { type babyTokenFactoryAbi, babyTokenFactoryAddress as factory } from '@saleyard/generated/abis'
import { deployments } from '@saleyard/generated/deployments'
import type { ContractFunctionArgs } from 'viem'
import { z } from 'zod'
import { addressSchema, type RefusedAddress } from '@/features/tokens/create/identity/address.ts'
import { type Identity, identityDefaults } from '@/features/tokens/create/identity/identity.ts'
import { findSupplyProblem, parseSupply } from '@/features/tokens/create/identity/supply-schema.ts'
import {
  createFieldReader,
  tokenLimits,
  type ValidationCode,
  validationMessage,
} from '@/features/tokens/create/identity/validation.ts'
import {
  marketShape,
  percentSchema,
  readMarket,
  requireTerms,
  validateSum,
} from '@/features/tokens/create/terms/terms-schema.ts'
import { exampleAddresses } from '@/features/tokens/kinds/example-addresses.ts'
import type { KindSchema, TermsOf } from '@/features/tokens/kinds/token-kind.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

type CreateArgs = ContractFunctionArgs<typeof babyTokenFactoryAbi, 'nonpayable', 'createToken'>

const feeSchema = percentSchema({ min: 1, max: 10_000 })
const contracts = { factory, vault: deployments.BabyVault, supplyMin: tokenLimits.supplyPerMinimum }

const schema = z
  .object({
    ...marketShape,
    rewardToken: z.string(),
    minmumToken: z.string(),
    tokenRewardFee: z.string(),
    autoAddLiquidity: z.string(),
    marketingFee: z.string(),
    marketingWallet: z.string(),
  })
  .transform((values, context) => {
    const read = createFieldReader(values, context)
    const { teamWallet, refused, ...market } = readMarket(values, context, contracts)
    const rewardToken = read('rewardToken', addressSchema('addressInvalid', 'addressInvalid'))
    const minimumTokenBalanceForDividends = read('minmumToken', minimumSchema(market))
    const tokenRewardFeeBps = read('tokenRewardFee', feeSchema)
    const liquidityFeeBps = read('autoAddLiquidity', feeSchema)
    const marketingFeeBps = read('marketingFee', feeSchema)
    // Reward tokens that are sent to their own contract cannot be recovered.
    const reward: RefusedAddress[] = rewardToken ? [{ address: rewardToken, code: 'walletIsContract' }] : []
    const payees = addressSchema('addressInvalid', 'teamWalletBurns', [...refused, ...reward])
    const marketingWallet = read('marketingWallet', payees)
    const fees = { tokenRewardFee: tokenRewardFeeBps, autoAddLiquidity: liquidityFeeBps, marketingFee: marketingFeeBps }
    validateSum(fees, context, { maxBps: 2500, tooHigh: 'feesTooHigh' })
    const dividends = { rewardToken, minimumTokenBalanceForDividends, tokenRewardFeeBps }
    const terms = { ...market, ...dividends, liquidityFeeBps, marketingFeeBps, marketingWallet }
    return { ...requireTerms(terms), teamWallet }
  }) satisfies z.ZodType<TermsOf<CreateArgs>>

const defaults = {
  ...identityDefaults,
  router: '',
  rewardToken: '',
  minmumToken: '',
  tokenRewardFee: '',
  autoAddLiquidity: '',
  marketingFee: '',
  marketingWallet: '',
}

/** Dividends in another token for large enough holders, automatic liquidity, and marketing. */
export const baby = {
  id: 'baby',
  schema,
  defaults,
  example: {
    name: 'Duckling',
    symbol: 'DUCK',
    decimals: '18',
    totalSupply: '1000000000',
    teamWallet: '',
    contractURI: '',
    router: exampleAddresses.router,
    rewardToken: exampleAddresses.rewardToken,
    minmumToken: '200000',
    tokenRewardFee: '4',
    autoAddLiquidity: '2.5',
    marketingFee: '1.25',
    marketingWallet: exampleAddresses.marketing,
  },
  toCreateArgs: (terms, { account, salt }) => [{ ...terms, salt, teamWallet: terms.teamWallet ?? account }],
} as const satisfies KindSchema<typeof defaults, z.output<typeof schema>, CreateArgs>

type Reading = { baseUnits: bigint } | { problem: ValidationCode }

/**
 * Parses the least balance that earns dividends, in base units: one to a thousandth of the supply. A problem carries the largest
 * as `params.max`, in whole tokens.
 *
 * @param identity A field is undefined while it is invalid: then only the rules independent of it apply.
 */
function minimumSchema({ decimals, totalSupply }: Partial<Identity>) {
  const supply = decimals === undefined ? undefined : totalSupply // a supply of unknown decimals means nothing
  const most = (supply ?? tokenLimits.supplyPoolMax) / tokenLimits.supplyPerMinimum
  return z
    .string()
    .trim()
    .transform((text, context): bigint => {
      const reading = readMinimum(text, decimals, most)
      if ('baseUnits' in reading) return reading.baseUnits

      const max = formatAmount(most, decimals ?? tokenLimits.decimalsMin, { grouped: true })
      context.addIssue({ code: 'custom', message: validationMessage(reading.problem), params: { max } })
      return z.NEVER
    })
}

function readMinimum(text: string, decimals: number | undefined, most: bigint): Reading {
  if (text === '') return { problem: 'minimumRequired' }
  const reading = decimals === undefined ? readWriting(text) : parseSupply(text, decimals)
  const tooMuch = 'problem' in reading ? reading.problem === 'supplyTooLarge' : reading.baseUnits > most
  return tooMuch ? { problem: 'minimumTooLarge' } : reading
}

function readWriting(text: string): Reading {
  const problem = findSupplyProblem(text)
  return problem ? { problem } : { baseUnits: 0n }
}
