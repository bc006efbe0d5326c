import {
  liquidityGeneratorTokenFactoryAddress as factory,
  type liquidityGeneratorTokenFactoryAbi,
} from '@saleyard/generated'
import { deployments } from '@saleyard/generated/deployments'
import type { ContractFunctionArgs } from 'viem'
import { z } from 'zod'
import { createFieldReader } from '@/features/token-create/identity/create-field-reader.ts'
import { identityDefaults } from '@/features/token-create/identity/identity.ts'
import { exampleAddresses } from '@/features/token-create/kinds/example-addresses.ts'
import type { KindSchema, TermsOf } from '@/features/token-create/kinds/token-kind.ts'
import { complete } from '@/features/token-create/terms/complete.ts'
import { judgeSum } from '@/features/token-create/terms/judge-sum.ts'
import { percentSchema } from '@/features/token-create/terms/percent-schema.ts'
import { readCharity } from '@/features/token-create/terms/read-charity.ts'
import { marketShape, readMarket } from '@/features/token-create/terms/read-market.ts'

export type CreateArgs = ContractFunctionArgs<typeof liquidityGeneratorTokenFactoryAbi, 'nonpayable', 'createToken'>

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
    judgeSum({ ...fees, charityPercent: charityBps || undefined }, context, { maxBps: 2500, tooHigh: 'feesTooHigh' })
    return { ...complete({ ...market, taxFeeBps, liquidityFeeBps, ...charity }), teamWallet }
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
    router: exampleAddresses.router,
    generateYield: '2',
    generateLiquidity: '3.25',
    charityMarketingAddress: exampleAddresses.charity,
    charityPercent: '1',
  },
  toCreateArgs: (terms, { account, salt }) => [{ ...terms, salt, teamWallet: terms.teamWallet ?? account }],
} as const satisfies KindSchema<typeof defaults, z.output<typeof schema>, CreateArgs>
