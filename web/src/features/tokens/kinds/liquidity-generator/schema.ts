// Describes a Liquidity Generator token as typed, as understood and as the factory takes it.
import {
  liquidityGeneratorTokenFactoryAddress as factory,
  type liquidityGeneratorTokenFactoryAbi,
} from '@saleyard/generated/abis'
import { deployments } from '@saleyard/generated/deployments'
import { type Address, type ContractFunctionArgs, zeroAddress } from 'viem'
import { z } from 'zod'
import { addressSchema, type RefusedAddress } from '@/features/tokens/create/identity/address.ts'
import { identityDefaults } from '@/features/tokens/create/identity/identity.ts'
import { createFieldReader, validationMessage } from '@/features/tokens/create/identity/validation.ts'
import {
  marketShape,
  percentSchema,
  readMarket,
  requireTerms,
  validateSum,
} from '@/features/tokens/create/terms/terms-schema.ts'
import { exampleAddresses } from '@/features/tokens/kinds/example-addresses.ts'
import type { KindSchema, TermsOf } from '@/features/tokens/kinds/token-kind.ts'

type CreateArgs = ContractFunctionArgs<typeof liquidityGeneratorTokenFactoryAbi, 'nonpayable', 'createToken'>

const feeSchema = percentSchema({ min: 0, max: 2500 })

const schema = z
  .object({
    ...marketShape,
    generateYield: z.string(),
    generateLiquidity: z.string(),
    charityMarketingAddress: z.string(),
    charityPercent: z.string(),
  })
  .transform((values, context) => {
    const read = createFieldReader(values, context)
    const { teamWallet, refused, ...market } = readMarket(values, context, { factory, vault: deployments.TokenVault })
    const taxFeeBps = read('generateYield', feeSchema)
    const liquidityFeeBps = read('generateLiquidity', feeSchema)
    const charity = readCharity(values, context, refused)
    const fees = { generateYield: taxFeeBps, generateLiquidity: liquidityFeeBps }
    const { charityBps } = charity
    validateSum({ ...fees, charityPercent: charityBps || undefined }, context, { maxBps: 2500, tooHigh: 'feesTooHigh' })
    return { ...requireTerms({ ...market, taxFeeBps, liquidityFeeBps, ...charity }), teamWallet }
  }) satisfies z.ZodType<TermsOf<CreateArgs>>

const defaults = {
  ...identityDefaults,
  router: '',
  generateYield: '',
  generateLiquidity: '',
  charityMarketingAddress: '',
  charityPercent: '',
}

/** Reflection to the holders, automatic liquidity, and a charity if one is named. */
export const liquidityGenerator = {
  id: 'liquidityGenerator',
  schema,
  defaults,
  example: {
    name: 'Spring Tide',
    symbol: 'TIDE',
    decimals: '18',
    totalSupply: '1000000000',
    teamWallet: '',
    contractURI: '',
    router: exampleAddresses.router,
    generateYield: '2',
    generateLiquidity: '3.25',
    charityMarketingAddress: exampleAddresses.charity,
    charityPercent: '1',
  },
  toCreateArgs: (terms, { account, salt }) => [{ ...terms, salt, teamWallet: terms.teamWallet ?? account }],
} as const satisfies KindSchema<typeof defaults, z.output<typeof schema>, CreateArgs>

type CharityValues = { charityMarketingAddress: string; charityPercent: string }

/**
 * Reads the charity and its fee, both or neither: with both empty there is no charity, which the contract stores as the zero
 * address and no fee.
 */
function readCharity(
  values: CharityValues,
  context: z.core.$RefinementCtx,
  refused: readonly RefusedAddress[],
): { charityAddress: Address | undefined; charityBps: number | undefined } {
  const missing = (['charityMarketingAddress', 'charityPercent'] as const).filter(
    (field) => values[field].trim() === '',
  )
  if (missing.length === 2) return { charityAddress: zeroAddress, charityBps: 0 }

  const read = createFieldReader(values, context)
  const charityAddress = missing.includes('charityMarketingAddress')
    ? undefined
    : read('charityMarketingAddress', addressSchema('addressInvalid', 'teamWalletBurns', refused))
  const charityBps = missing.includes('charityPercent')
    ? undefined
    : read('charityPercent', percentSchema({ min: 100, max: 2500 }))
  for (const field of missing)
    context.addIssue({ code: 'custom', path: [field], message: validationMessage('charityIncomplete') })
  return { charityAddress, charityBps }
}
