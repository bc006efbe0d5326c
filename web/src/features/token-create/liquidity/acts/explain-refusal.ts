import { AppError } from '@/lib/errors/app-error.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'

/** Routers and pools of Uniswap's kind refuse in these words; all others stay as they are. */
const moved = /INSUFFICIENT_[AB]_AMOUNT/
const late = /EXPIRED/

/** A refusal of a router as one of ours, so that it is said in every language. */
export function explainRefusal(cause: unknown, deadline: bigint): unknown {
  const { code, values } = toUserError(cause)
  const reason = code === 'reverted' ? String(values.reason) : ''
  if (moved.test(reason)) return new AppError('poolMoved', { cause })
  if (late.test(reason))
    return new AppError('LiquiditySeeder_DeadlinePassed', { values: { deadline: String(deadline) }, cause })
  return cause
}
