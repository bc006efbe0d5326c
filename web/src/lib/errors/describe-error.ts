import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { TFunction } from 'i18next'

/**
 * Describes an error in one line, for fields and rows: what went wrong and what to do next. Pages show an `ErrorNote`.
 */
export function describeError({ code, values }: Pick<UserError, 'code' | 'values'>, t: TFunction): string {
  return `${t(`errors.${code}`, values)} ${t(`errorAdvice.${code}`, values)}`
}
