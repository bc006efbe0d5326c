import type { AppError } from '@/lib/errors/app-error.ts'
import type { LiquidityProblem } from './liquidity-problem.ts'

export type FieldProblem = AppError | LiquidityProblem

/** What a form decides, or what is wrong with which field. */
export type Judged<Field extends string, Terms> =
  | { terms: Terms; problems?: undefined }
  | { terms?: undefined; problems: Partial<Record<Field, FieldProblem>> }
