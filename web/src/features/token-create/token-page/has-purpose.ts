import { type KindId, kinds } from '../kinds'
import type { FeeField, FeePurpose } from '../our-token'

/** Whether a kind takes fees for this. */
export function hasPurpose(kind: KindId, purpose: FeePurpose): boolean {
  const feeFields: readonly FeeField[] = kinds[kind].feeFields
  return feeFields.some((fee) => fee.purpose === purpose)
}
