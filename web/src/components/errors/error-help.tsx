import type { ErrorCode } from '@/lib/errors/app-error.ts'
import { HelpLink } from './help-link.tsx'

/** Failures with a page of their own: a wallet that is locked, and one that does not allow this. */
const pages: Partial<Record<ErrorCode, 'error401' | 'error403'>> = {
  accountMissing: 'error401',
  unauthorized: 'error403',
}

/** The way to the page about a failure, where there is one. */
export function ErrorHelp({ code }: { code: ErrorCode }) {
  const page = pages[code]
  return page ? <HelpLink page={page} /> : null
}
