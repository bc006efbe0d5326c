import { z } from 'zod'
import { writingProblem } from '@/features/token-create/identity/writing-problem.ts'
import { type ValidationCode, validationMessage } from '@/features/token-create/validation-message.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'

type PercentRules = {
  /** Hundredths of a percent, both allowed. */
  min: number
  max: number
  /** What is said of nothing, and of what lies outside. */
  required?: ValidationCode
  outside?: ValidationCode
}

/**
 * A percentage as typed, in hundredths of a percent: `12.5` is 1250. Read from its digits, never rounded. A refusal carries the
 * bounds as `params.min` and `params.max`, in percent.
 */
export function percentSchema({ min, max, required = 'percentRequired', outside = 'percentOutside' }: PercentRules) {
  const params = { min: formatAmount(BigInt(min), 2), max: formatAmount(BigInt(max), 2) }
  return z
    .string()
    .trim()
    .transform((text, context): number => {
      const problem = text === '' ? required : (writingProblem(text) ?? judge(text, { min, max, outside }))
      if (!problem) return Number(toHundredths(text).whole)

      context.addIssue({ code: 'custom', message: validationMessage(problem), params })
      return z.NEVER
    })
}

/** No percentage; what is longer is not worth counting. */
const longestText = 500

/** Outside is said before too fine: 0.009 is less than 0.01, whatever its digits. */
function judge(text: string, { min, max, outside }: Required<Omit<PercentRules, 'required'>>) {
  if (text.length > longestText) return outside
  const { whole, rest } = toHundredths(text)
  if (text.startsWith('-') || whole < BigInt(min) || whole > BigInt(max)) return outside
  if (!rest) return undefined
  return whole === BigInt(max) ? outside : 'percentFraction'
}

/** Whole hundredths, and whether anything but zeros follows. */
function toHundredths(text: string): { whole: bigint; rest: boolean } {
  const [percent = '', fraction = ''] = text.replace('-', '').split('.')
  return { whole: BigInt(percent + fraction.slice(0, 2).padEnd(2, '0')), rest: /[1-9]/.test(fraction.slice(2)) }
}
