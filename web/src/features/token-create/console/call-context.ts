import type { ConsoleProps } from './console-props.ts'
import type { CallContext } from './token-call.ts'

/** Where a call to the token itself goes. */
export function callContext({ token, account }: Pick<ConsoleProps, 'token' | 'account'>): CallContext {
  return { chainId: token.chainId, account, address: token.token }
}
