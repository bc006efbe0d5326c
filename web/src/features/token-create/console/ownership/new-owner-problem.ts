import { type Address, isAddress, isAddressEqual, zeroAddress } from 'viem'
import type { ConsoleProps } from '@/features/token-create/console/console-props.ts'
import type en from '@/locales/en.json'

export type NewOwnerProblem = keyof typeof en.tokenConsole.handOver.problems

const deadAddress: Address = '0x000000000000000000000000000000000000dEaD'

/**
 * Why an address cannot be offered the ownership, or nothing. Small or capital letters alone carry no checksum; mixed ones
 * must fit it: a wrong letter would offer the token to a stranger.
 */
export function newOwnerProblem(
  text: string,
  { token, account }: Pick<ConsoleProps, 'token' | 'account'>,
): NewOwnerProblem | undefined {
  const address = readAddress(text)
  if (address === 'format' || address === 'checksum') return address

  const { pair, router, vault, pendingOwner } = token.taxed
  const refused: [NewOwnerProblem, (Address | undefined)[]][] = [
    ['burns', [zeroAddress, deadAddress]],
    ['self', [account]],
    ['token', [token.token]],
    ['market', [pair, router, vault]],
    ['pending', [pendingOwner]],
  ]
  return refused.find(([, addresses]) => addresses.some((other) => other && isAddressEqual(other, address)))?.[0]
}

function readAddress(text: string): Address | 'format' | 'checksum' {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return 'format'
  const digits = text.slice(2)
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!isPlain && !isAddress(text)) return 'checksum'
  return text.toLowerCase() as Address
}
