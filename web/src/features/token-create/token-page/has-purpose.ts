import { kinds } from '@/features/token-create/kinds/index.ts'
import type { FeeField, FeePurpose, KindId } from '@/features/token-create/our-token.ts'

/** Whether a kind takes fees for this. */
export function hasPurpose(kind: KindId, purpose: FeePurpose): boolean {
  const feeFields: readonly FeeField[] = kinds[kind].feeFields
  return feeFields.some((fee) => fee.purpose === purpose)
}
