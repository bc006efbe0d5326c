/** The innermost package of a path; pnpm nests them. */
export function packageOf(source: string): string | undefined {
  return source.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1]
}
