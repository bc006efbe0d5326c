import type { Config } from 'wagmi'
import type { ApprovalWay } from '@/features/multi-send/core/permit-types.ts'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import type { ListService } from '@/features/multi-send/list/types.ts'
import { planSigned } from './plan-signed.ts'
import { signPermit } from './sign-permit.ts'
import { signPermit2 } from './sign-permit2.ts'

export type GiveApprovalParameters = {
  plan: Plan
  /** Of the list that is planned. */
  revision: number
  /** Undefined where nothing has to be approved. */
  way: ApprovalWay | undefined
}

/**
 * What a plan needs of the chosen way before it is stored: a signature is part of the first batch's bytes, which are frozen
 * then. The other ways come later.
 *
 * @returns The plan to store.
 * @throws ApprovalError, PlanError; UserRejectedError and what else wallet or network say. Nothing was stored or sent.
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
