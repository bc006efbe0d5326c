// Describes a Buyback Baby token as typed, as understood and as the factory takes it.
import { type buybackBabyTokenFactoryAbi, buybackBabyTokenFactoryAddress as factory } from '@saleyard/generated/abis'
import { deployments } from '@saleyard/generated/deployments'
import type { ContractFunctionArgs } from 'viem'
import { z } from 'zod'
import { addressSchema } from '@/features/tokens/create/identity/address.ts'
import { identityDefaults } from '@/features/tokens/create/identity/identity.ts'
import { createFieldReader, type ValidationCode } from '@/features/tokens/create/identity/validation.ts'
import {
  marketShape,
  percentSchema,
  readMarket,
  requireTerms,
  validateSum,
} from '@/features/tokens/create/terms/terms-schema.ts'
import { exampleAddresses } from '@/features/tokens/kinds/example-addresses.ts'
import type { KindSchema, TermsOf } from '@/features/tokens/kinds/token-kind.ts'

export type CreateArgs = ContractFunctionArgs<typeof buybackBabyTokenFactoryAbi, 'nonpayable', 'createToken'>

const feeSchema = percentSchema({ min: 1, max: 10_000 })
const namedFeeSchema = (problem: ValidationCode) =>
  percentSchema({ min: 1, max: 10_000, required: problem, outside: problem })

const schema = z
  .object({
    ...marketShape,
    rewardToken: z.string(),
    liquidityFee: z.string(),
    buyBackFee: z.string(),
    reflectionFee: z.string(),
    marketingFee: z.string(),
  })
  .transform((values, context) => {
    const read = createFieldReader(values, context)
    const vault = deployments.BuybackBabyVault
    const { teamWallet, refused: _, ...market } = readMarket(values, context, { factory, vault })
    const rewardToken = read('rewardToken', addressSchema('addressInvalid', 'addressInvalid'))
    const liquidityFee = read('liquidityFee', feeSchema)
    const buyBackFee = read('buyBackFee', namedFeeSchema('buybackFeeInvalid'))
    const reflectionFee = read('reflectionFee', namedFeeSchema('reflectionFeeInvalid'))
    const marketingFee = read('marketingFee', feeSchema)
    validateSum({ liquidityFee, buyBackFee, reflectionFee, marketingFee }, context, {
      maxBps: 2499, // the message and the contract say: less than 25 %
      tooHigh: 'buybackFeesTooHigh',
    })
    const terms = requireTerms({
      ...market,
      rewardToken,
      liquidityFeeBps: liquidityFee,
      buyBackFeeBps: buyBackFee,
      reflectionFeeBps: reflectionFee,
      marketingFeeBps: marketingFee,
    })
    return { ...terms, teamWallet }
  }) satisfies z.ZodType<TermsOf<CreateArgs>>

const defaults = {
  ...identityDefaults,
  router: '',
  rewardToken: '',
  liquidityFee: '',
  buyBackFee: '',
  reflectionFee: '',
  marketingFee: '',
}

/** Dividends in another token, automatic liquidity, buybacks whose tokens are burnt, and marketing in native coin. */
export const buybackBaby = {
  id: 'buybackBaby',
  schema,
  defaults,
  example: {
    name: 'Homing Pigeon',
    symbol: 'HOME',
    decimals: '18',
    totalSupply: '1000000000',
    teamWallet: '',
    contractURI: '',
    router: exampleAddresses.router,
    rewardToken: exampleAddresses.rewardToken,
    liquidityFee: '2',
    buyBackFee: '3.5',
    reflectionFee: '4.25',
    marketingFee: '1',
  },
  toCreateArgs: (terms, { account, salt }) => [{ ...terms, salt, teamWallet: terms.teamWallet ?? account }],
} as const satisfies KindSchema<typeof defaults, z.output<typeof schema>, CreateArgs>
