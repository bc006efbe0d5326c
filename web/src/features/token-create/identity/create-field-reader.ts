import type { z } from 'zod'

/**
 * Reads fields one by one inside a kind's schema, so that all problems are told at once: zod's own object stops before rules
 * between fields as long as any other field is wrong.
 *
 * @returns What a field's schema makes of it, or nothing once its problem was reported to `context`.
 */
export function createFieldReader<Field extends string>(
  values: { readonly [Name in Field]: string },
  context: z.core.$RefinementCtx,
) {
  return <T>(field: Field, schema: z.ZodType<T, string>): T | undefined => {
    const result = schema.safeParse(values[field])
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      const params = issue.code === 'custom' ? issue.params : undefined
      context.addIssue({ code: 'custom', path: [field], message: issue.message, params })
    }
    return undefined
  }
}
