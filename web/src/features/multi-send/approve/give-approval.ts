// Prepares a plan for its way of approving before it is stored: requests a signature and plans again with it.

import type { ApprovalWay, Permit, Permit2Transfer } from '@saleyard/send/plan/permit-types.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import type { Address, Client } from 'viem'
import { estimateGas } from 'viem/actions'
import type { Config } from 'wagmi'
import type { ListService } from '@/features/multi-send/list/worker/list-service.ts'
import { signPermit } from './permit.ts'
import { signPermit2 } from './permit2.ts'

type GiveApprovalParameters = {
  plan: Plan
  /** Revision of the planned list. */
  revision: number
  /** Undefined if nothing has to be approved. */
  way: ApprovalWay | undefined
}

/**
 * Prepares a plan for the chosen way before it is stored: a signature is part of the first batch's bytes, which are
 * frozen then. The other ways come later.
 *
 * @returns The plan to store.
 * @throws ApprovalError, PlanError; UserRejectedError and other errors of wallet or network. Nothing is stored or sent
 * then.
 */
export async function giveApproval(
  config: Config,
  service: Pick<ListService, 'plan'>,
  { plan, revision, way }: GiveApprovalParameters,
): Promise<Plan> {
  if (plan.asset.kind !== 'erc20' || !way) return plan
  const { chainId, sender: owner, multiSender: spender, total: value } = plan
  const parameters = { chainId, token: plan.asset.token, owner, spender, value }
  const chosen = { ...plan, approval: way }
  if (way === 'permit') {
    const permit = await signPermit(config, parameters)
    return planSigned(config, service, { plan: chosen, revision, signature: { permit } })
  }
  if (way === 'permit2') {
    const permit2 = await signPermit2(config, parameters)
    return planSigned(config, service, { plan: chosen, revision, signature: { permit2 } })
  }
  return chosen
}

type ApprovalSignature = { permit: Permit } | { permit2: Permit2Transfer }

type PlanSignedParameters = {
  /** Without a signature, and not stored yet. */
  plan: Plan
  /** Revision of the planned list. */
  revision: number
  signature: ApprovalSignature
}

/** Each round makes the first batch shorter, or changes nothing: more than two rounds are rare. */
const rounds = 5

/**
 * Plans again, with a signature in the first batch. That batch is measured as it is until it has enough gas: it needs
 * no other approval, so this also proves that MultiSender and the token accept the signature.
 *
 * @throws PlanError; the network's error when the first batch would fail.
 */
async function planSigned(
  config: Config,
  service: Pick<ListService, 'plan'>,
  { plan: unsigned, revision, signature }: PlanSignedParameters,
): Promise<Plan> {
  const client = config.getClient({ chainId: unsigned.chainId })
  const plan = (gas: bigint) => service.plan(revision, { ...unsigned, ...toPlanFields(signature, gas) })
  let gas = 0n
  for (let round = 1; round < rounds; round += 1) {
    const [first] = (await plan(gas)).batches
    const missing = first ? await measureMissing(client, unsigned.sender, first) : 0n
    if (missing <= 0n) break
    gas += missing
  }
  return plan(gas)
}

async function measureMissing(client: Client, account: Address, { to, data, value, gas }: Batch): Promise<bigint> {
  return (await estimateGas(client, { account, to, data, value })) - gas
}

function toPlanFields(signature: ApprovalSignature, gas: bigint): Pick<Plan, 'permit' | 'permit2'> {
  if ('permit' in signature) return { permit: { ...signature.permit, gas } }
  return { permit2: { ...signature.permit2, gas } }
}
