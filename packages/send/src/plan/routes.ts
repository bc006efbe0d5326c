// Defines what a route implies: the contract that holds the marks of its batches, and whether it needs an allowance.

import type { Address } from 'viem'
import type { Plan, Route } from './types.ts'

/**
 * Returns the contract that a plan's batches call, with their marks and events. It follows from the route, which never
 * changes: an id may be marked at one contract and unmarked at another, so a batch that is frozen for one of them is
 * looked for, sent again and cancelled only there.
 */
export function findBatchContract({
  route,
  asset,
  multiSender,
}: Pick<Plan, 'route' | 'asset' | 'multiSender'>): Address {
  return route === 'tokenItself' && asset.kind === 'erc20' ? asset.token : multiSender
}

/** Whether MultiSender moves the token by an allowance, or by a signature in place of it. */
export function usesAllowance(route: Route): boolean {
  return route === 'tokenFrom' || route === 'tokenPull'
}

/**
 * Whether the owners of an account sign for it: what its wallet got may be executed on any day, whatever the wallet answered, and
 * its bytes are public meanwhile.
 */
export function isSignedByOwners({ isSafe, isContract }: Pick<Plan, 'isSafe' | 'isContract'>): boolean {
  return isSafe === true || isContract === true
}
