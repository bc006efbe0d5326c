import { type Address, zeroAddress } from 'viem'
import type { z } from 'zod'
import { addressSchema, type Refusal } from '@/features/token-create/identity/address-schema.ts'
import { createFieldReader } from '@/features/token-create/identity/create-field-reader.ts'
import { validationMessage } from '@/features/token-create/validation-message.ts'
import { percentSchema } from './percent-schema.ts'

type CharityValues = { charityMarketingAddress: string; charityPercent: string }

/**
 * Reads who receives a part of each transfer, and how much. Both or neither: with both empty there is no charity, which the contract
 * knows as the zero address and no fee.
 */
export function readCharity(
  values: CharityValues,
  context: z.core.$RefinementCtx,
  refused: readonly Refusal[],
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
