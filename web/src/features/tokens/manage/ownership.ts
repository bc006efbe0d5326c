// Builds the calls that change the owner of a token, and validates the address of a new owner.
import {
  simulateLiquidityGeneratorTokenAcceptOwnership,
  simulateLiquidityGeneratorTokenRenounceOwnership,
  simulateLiquidityGeneratorTokenTransferOwnership,
  writeLiquidityGeneratorTokenAcceptOwnership,
  writeLiquidityGeneratorTokenRenounceOwnership,
  writeLiquidityGeneratorTokenTransferOwnership,
} from '@saleyard/generated'
import { liquidityGeneratorTokenAbi as abi } from '@saleyard/generated/abis'
import { type Address, encodeFunctionData, isAddress, isAddressEqual, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import { deadAddress } from '@/features/tokens/create/identity/address.ts'
import type en from '@/locales/en.json'
import type { ConsoleProps } from './token-action.ts'
import { type CallContext, type TokenCall, toTokenCall } from './token-call.ts'

/**
 * Calls that change the owner of a token. All kinds with fees share one Ownable2Step, so the ABI of one kind writes to all.
 * Each throws `OwnableUnauthorizedAccount` in `simulate` if the account lacks the right.
 */
export const ownershipCalls = {
  /** Offers the ownership in place of any earlier offer; the zero address withdraws the offer. */
  offer(config: Config, context: CallContext, newOwner: Address): TokenCall {
    const args = [newOwner] as const
    return toTokenCall(config, context, {
      data: encodeFunctionData({ abi, functionName: 'transferOwnership', args }),
      simulate: () => simulateLiquidityGeneratorTokenTransferOwnership(config, { ...context, args }),
      write: () => writeLiquidityGeneratorTokenTransferOwnership(config, { ...context, args }),
    })
  },

  accept(config: Config, context: CallContext): TokenCall {
    return toTokenCall(config, context, {
      data: encodeFunctionData({ abi, functionName: 'acceptOwnership' }),
      simulate: () => simulateLiquidityGeneratorTokenAcceptOwnership(config, context),
      write: () => writeLiquidityGeneratorTokenAcceptOwnership(config, context),
    })
  },

  /** Gives the ownership up permanently; an open offer ends as well. */
  renounce(config: Config, context: CallContext): TokenCall {
    return toTokenCall(config, context, {
      data: encodeFunctionData({ abi, functionName: 'renounceOwnership' }),
      simulate: () => simulateLiquidityGeneratorTokenRenounceOwnership(config, context),
      write: () => writeLiquidityGeneratorTokenRenounceOwnership(config, context),
    })
  },
}

type NewOwnerProblem = keyof typeof en.tokenConsole.handOver.problems

/**
 * Returns why an address cannot be offered the ownership, or undefined. An address in one case carries no checksum; mixed case
 * must match it: a wrong letter would offer the token to a stranger.
 */
export function validateNewOwner(
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
