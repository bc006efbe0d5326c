import type { ValidationCode } from '@/features/token-create/validation-message.ts'
import { localizeDecimal } from '@/lib/amounts/localize-decimal.ts'
import { i18n } from '@/lib/i18n.ts'

/** What is wrong with a field. The sentence is made when it is read, so it follows a change of language. */
export class FormProblem {
  readonly key: `createToken.validation.${ValidationCode}`
  readonly values: Record<string, string>

  constructor(key: `createToken.validation.${ValidationCode}`, values: Record<string, string> = {}) {
    this.key = key
    this.values = values
  }

  get message(): string {
    const values = Object.entries(this.values).map(([name, text]) => [name, localizeDecimal(text)])
    return i18n.t(this.key, Object.fromEntries(values) as { min: string; max: string }) // the placeholders among them
  }
}
