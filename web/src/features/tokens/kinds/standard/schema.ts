// Describes a Standard token as typed, as understood and as the factory takes it.
import { type standardTokenFactoryAbi, standardTokenFactoryAddress } from '@saleyard/generated/abis'
import type { ContractFunctionArgs } from 'viem'
import { z } from 'zod'
import { identityDefaults, identityShape, readIdentity } from '@/features/tokens/create/identity/identity.ts'
import { requireTerms } from '@/features/tokens/create/terms/terms-schema.ts'
import type { KindSchema, TermsOf } from '@/features/tokens/kinds/token-kind.ts'

export type CreateArgs = ContractFunctionArgs<typeof standardTokenFactoryAbi, 'nonpayable', 'createToken'>

const schema = z.object(identityShape).transform((values, context) => {
  const { teamWallet, ...identity } = readIdentity(values, context, {
    refusedOwners: [{ address: standardTokenFactoryAddress, code: 'teamWalletIsFactory' }],
  })
  return { ...requireTerms(identity), teamWallet }
}) satisfies z.ZodType<TermsOf<CreateArgs>>

/** Fixed supply, permit, no owner; the identity is all of its terms. */
export const standard = {
  id: 'standard',
  schema,
  defaults: identityDefaults,
  example: {
    name: 'Harbour',
    symbol: 'HRB',
    decimals: '18',
    totalSupply: '1000000000',
    teamWallet: '',
    contractURI: '',
  },
  toCreateArgs: (terms, { account, salt }) => [{ ...terms, salt, teamWallet: terms.teamWallet ?? account }],
} as const satisfies KindSchema<typeof identityDefaults, z.output<typeof schema>, CreateArgs>
