// Checks that the contracts which a transaction calls are on the chain: a call of an account without code succeeds and does nothing.

import { codeHashes } from '@saleyard/generated/code-hashes'
import { deployments } from '@saleyard/generated/deployments'
import { multiSends } from '@saleyard/safe/known-safes.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { type Act, describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import type { SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { canPayMany } from '@saleyard/send/plan/can-pay-many.ts'
import { hasCode } from '@saleyard/send/receipt/read-mined.ts'
import { type Address, type Client, isAddressEqual } from 'viem'
import { getCode } from 'viem/actions'

/**
 * Checks, before a transaction is signed and before it is executed, that this chain has the code which its acts need:
 * MultiSendCallOnly, MultiSender, tokens of ours that pay by themselves, and any code at other targets.
 *
 * @throws {SafeError} `targetUnknown`, `delegateCallRefused`. The node's error.
 */
export async function checkTargets(client: Client, safe: Address, tx: SafeTx): Promise<void> {
  const acts = describeTx(safe, tx)
  if (tx.operation === 1 && !(await isPublished(client, tx.to)))
    throw new SafeError('targetUnknown', { account: tx.to })
  const contracts = new Set(acts.flatMap((act) => ('contract' in act ? [act.contract] : [])))
  // One after another: a stranger's file may name more than a thousand.
  for (const account of contracts)
    if (!(await isOurContract(client, account))) throw new SafeError('targetUnknown', { account })
  for (const account of new Set(acts.flatMap(listTargets)))
    if (!(await getCode(client, { address: account }))) throw new SafeError('targetUnknown', { account })
}

function listTargets(act: Act): Address[] {
  if (act.kind === 'unknown') return [act.to]
  return 'token' in act && act.token ? [act.token] : []
}

async function isPublished(client: Client, address: Address): Promise<boolean> {
  const known = multiSends.find((each) => isAddressEqual(each.address, address))
  return known !== undefined && (await hasCode(client, address, known.codeHash))
}

/** Whether a contract with batches' marks is MultiSender, or a token that our factory made. @throws The node's error. */
export async function isOurContract(client: Client, contract: Address): Promise<boolean> {
  if (isAddressEqual(contract, deployments.MultiSender)) return hasCode(client, contract, codeHashes.MultiSender)
  const { StandardTokenFactory: factory } = deployments
  return (await hasCode(client, factory, codeHashes.StandardTokenFactory)) && (await canPayMany(client, contract))
}
