import type { TokenKind, TokenValues } from '@/features/tokens/kinds/token-kind.ts'
import en from '@/locales/en.json'

/** Lists the English sentences at a field of a kind's form, in order, for the kind's example with these changes. */
export function problemsAt(
  { schema, example }: Pick<TokenKind, 'schema' | 'example'>,
  field: string,
  text: string,
  others: Partial<TokenValues> = {},
): string[] {
  const issues = schema.safeParse({ ...example, ...others, [field]: text }).error?.issues ?? []
  return issues
    .filter(({ path }) => path[0] === field)
    .map((issue) => {
      const code = issue.message.replace('createToken.validation.', '') as keyof typeof en.createToken.validation
      const params = issue.code === 'custom' ? issue.params : undefined
      return en.createToken.validation[code].replace(/{{(\w+)}}/g, (_, name) => String(params?.[name]))
    })
}
