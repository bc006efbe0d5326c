import type { PlanInput } from '@/features/multi-send/core/plan-types.ts'

/** The plan as the batch that starts with recipient `first` sees it: only the first batch carries a signature. */
export function carrySignature<Input extends Pick<PlanInput, 'permit' | 'permit2'>>(
  input: Input,
  first: number,
): Input {
  return first === 0 ? input : { ...input, permit: undefined, permit2: undefined }
}
