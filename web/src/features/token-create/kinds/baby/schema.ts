import { type babyTokenFactoryAbi, babyTokenFactoryAddress as factory } from '@saleyard/generated'
import { deployments } from '@saleyard/generated/deployments'
import type { ContractFunctionArgs } from 'viem'
import { z } from 'zod'
import { addressSchema, type Refusal } from '@/features/token-create/identity/address-schema.ts'
import { createFieldReader } from '@/features/token-create/identity/create-field-reader.ts'
import { identityDefaults } from '@/features/token-create/identity/identity.ts'
import { tokenLimits } from '@/features/token-create/identity/token-limits.ts'
import { exampleAddresses } from '@/features/token-create/kinds/example-addresses.ts'
import type { KindSchema, TermsOf } from '@/features/token-create/kinds/token-kind.ts'
import { complete } from '@/features/token-create/terms/complete.ts'
import { judgeSum } from '@/features/token-create/terms/judge-sum.ts'
import { minimumSchema } from '@/features/token-create/terms/minimum-schema.ts'
import { percentSchema } from '@/features/token-create/terms/percent-schema.ts'
import { marketShape, readMarket } from '@/features/token-create/terms/read-market.ts'

export type CreateArgs = ContractFunctionArgs<typeof babyTokenFactoryAbi, 'nonpayable', 'createToken'>

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
    // What the reward token's own contract gets of it nobody gets out again.
    const reward: Refusal[] = rewardToken ? [{ address: rewardToken, code: 'walletIsContract' }] : []
    const payees = addressSchema('addressInvalid', 'teamWalletBurns', [...refused, ...reward])
    const marketingWallet = read('marketingWallet', payees)
    const fees = { tokenRewardFee: tokenRewardFeeBps, autoAddLiquidity: liquidityFeeBps, marketingFee: marketingFeeBps }
    judgeSum(fees, context, { maxBps: 2500, tooHigh: 'feesTooHigh' })
    const dividends = { rewardToken, minimumTokenBalanceForDividends, tokenRewardFeeBps }
    const terms = { ...market, ...dividends, liquidityFeeBps, marketingFeeBps, marketingWallet }
    return { ...complete(terms), teamWallet }
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

/** Dividends in another token to all who hold enough, automatic liquidity, and marketing. */
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
