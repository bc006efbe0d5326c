import type { z } from 'zod'
import { FormProblem } from './form-problem.ts'

/**
 * The problems of a form by field, in the shape that the form library takes; nothing when there are none.
 *
 * @param isDue Whether a field may be judged yet.
 */
export function findProblems(
  schema: z.ZodType,
  values: unknown,
  isDue: (field: string) => boolean,
): { fields: Record<string, FormProblem> } | undefined {
  const issues = schema.safeParse(values).error?.issues
  if (!issues) return undefined
  const problems = issues.map((issue): [string, FormProblem] => [
    String(issue.path[0]),
    new FormProblem(
      issue.message as FormProblem['key'], // our schemas carry nothing but keys (validationMessage)
      issue.code === 'custom' ? (issue.params as FormProblem['values']) : undefined,
    ),
  ])
  return { fields: Object.fromEntries(problems.filter(([field]) => isDue(field))) }
}
