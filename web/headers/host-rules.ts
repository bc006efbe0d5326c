import { pageHeaders } from './page-headers.ts'

/** Headers by name for a path, or for all that begins with what stands before its `*`. */
export type HostRule = { path: string; headers: Record<string, string> }

/** Where the build puts what carries a hash of its contents in its name. Pictures that keep their names stand elsewhere. */
export const builtFolder = 'built'

/**
 * What hosts must send with which address. Where two rules fit, Cloudflare sends both values of a header in one, so that no
 * header stands in two of them: everything else is left to what both hosts send by themselves, `max-age=0, must-revalidate`.
 *
 * @param settings Those of the build, by variable.
 */
export function hostRules(settings: Record<string, string>): HostRule[] {
  return [
    { path: '/*', headers: pageHeaders(settings) },
    { path: `/${builtFolder}/*`, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ]
}
