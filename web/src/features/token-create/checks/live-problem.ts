import { i18n } from '@/lib/i18n.ts'
import type en from '@/locales/en.json'

export type LiveProblemCode = keyof typeof en.createToken.checks.problems

/** What the chain has against a field. The sentence is made when it is read, so it follows a change of language. */
export class LiveProblem {
  readonly code: LiveProblemCode
  readonly values: Record<string, string>

  constructor(code: LiveProblemCode, values: Record<string, string> = {}) {
    this.code = code
    this.values = values
  }

  get message(): string {
    return i18n.t(`createToken.checks.problems.${this.code}`, this.values as { network: string; decimals: string })
  }
}
