import { expect, test } from 'vitest'
import { toUserError } from './to-user-error.ts'

test.each([
  ['ERC20: transfer amount exceeds balance', 'ERC20: transfer amount exceeds balance'],
  ['BEP20: transfer amount exceeds allowance', 'BEP20: transfer amount exceeds allowance'],
  ['revert: nonce too low', 'nonce too low'],
])('a reason of a contract is none of the network: %s', (message, reason) => {
  for (const code of [-32000, -32603, 3]) {
    expect(toUserError({ code, message })).toMatchObject({ code: 'reverted', values: { reason } })
  }
})
