import type { ErrorCode } from '@/lib/errors/app-error.ts'
import type { UserError } from '@/lib/errors/to-user-error.ts'

/** The way to the chain, or the moment: another try may well be answered. */
const silences: readonly ErrorCode[] = [
  'answerUnreadable',
  'endpointWrong',
  'nodeNotReady',
  'rateLimited',
  'rpcUnavailable',
  'socketClosed',
  'timeout',
  'unreachable',
]

/** Whether nobody has answered, rather than that a node has said it does not do this. Gateways refuse in statuses below 500. */
export function isSilence({ code, values }: Pick<UserError, 'code' | 'values'>): boolean {
  if (code !== 'httpFailed') return silences.includes(code)
  const status = Number(values.status)
  return status >= 500 && status !== 501
}
