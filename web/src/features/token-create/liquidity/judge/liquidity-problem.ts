import { i18n } from '@/lib/i18n.ts'
import type en from '@/locales/en.json'

export type LiquidityProblemCode = keyof typeof en.liquidity.problems

/** What is wrong with a field. The sentence is made when it is read, so it follows a change of language. */
export class LiquidityProblem {
  readonly key: `liquidity.problems.${LiquidityProblemCode}`
  readonly values: Record<string, string>

  constructor(code: LiquidityProblemCode, values: Record<string, string> = {}) {
    this.key = `liquidity.problems.${code}`
    this.values = values
  }

  get message(): string {
    return i18n.t(this.key, this.values as { amount: string; symbol: string }) // all placeholders among them
  }
}
