// Finds the next action in step Review.

import type { ApprovalWay } from '@saleyard/send/plan/permit-types.ts'
import { usesAllowance } from '@saleyard/send/plan/routes.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import type { ReviewProblem } from './describe-problem.ts'
import type { Missing } from './make-plan.ts'
import type { Preflight } from './run-preflight.ts'

/** Actions on the way from Review to the next step. The page has a button label for each. */
export const reviewActions = [
  'gasCap',
  'wait',
  'blocked',
  'missing',
  'check',
  'failing',
  'acceptFee',
  'confirmAgain',
  'acceptRisk',
  'saving',
  'signing',
  'approve',
  'sign',
  'send',
  'sendPlain',
] as const
export type ReviewAction = (typeof reviewActions)[number]

export type FindReviewActionParameters = {
  plan: Plan | undefined
  missing: Missing | undefined
  preflight: Preflight | undefined
  isGasCapValid: boolean
  isSaving: boolean
  /** The way of approving; undefined if no approval is necessary, or it is not known yet. */
  way?: ApprovalWay | undefined
  /** MultiSender's allowance at the time of planning, in base units. */
  allowance?: bigint | undefined
  /** True if the token takes a fee from the recipients and the sender has not accepted that yet. */
  hasOpenFee: boolean
  /** True if the list was or may have been sent before and the sender has not accepted that yet. */
  hasOpenRepeat: boolean
  /** `open`: some recipients may be paid twice and the sender has not accepted that yet. */
  risk?: 'reading' | 'open' | 'none'
  problem: ReviewProblem | undefined
}

/** Finds the next action in Review; `isOpen` is true if its button goes on. */
export function findReviewAction(parameters: FindReviewActionParameters): { action: ReviewAction; isOpen: boolean } {
  const obstacle = findObstacle(parameters)
  if (obstacle === 'saving' && isSigned(parameters.way)) return { action: 'signing', isOpen: false }
  if (obstacle) return { action: obstacle, isOpen: false }
  return { action: findWay(parameters), isOpen: parameters.problem === undefined }
}

function findObstacle(parameters: FindReviewActionParameters): ReviewAction | undefined {
  const { plan, missing, preflight, isGasCapValid, isSaving, problem } = parameters
  if (!isGasCapValid) return 'gasCap'
  if (missing) return 'missing'
  if (!plan) return problem === undefined ? 'wait' : 'blocked'
  if (isSaving) return 'saving'
  if (!preflight) return 'check'
  return isFailing(preflight) ? 'failing' : findUnaccepted(parameters)
}

/** Finds what the sender must accept first. */
function findUnaccepted({
  hasOpenFee,
  hasOpenRepeat,
  risk = 'none',
}: FindReviewActionParameters): ReviewAction | undefined {
  if (hasOpenFee) return 'acceptFee'
  if (hasOpenRepeat) return 'confirmAgain'
  return risk === 'none' ? undefined : riskActions[risk]
}

const riskActions = { reading: 'check', open: 'acceptRisk' } as const

type Way = Pick<FindReviewActionParameters, 'plan' | 'way' | 'allowance'>

function findWay({ plan, way, allowance = 0n }: Way): ReviewAction {
  if (isSigned(way)) return 'sign'
  if (way === 'calls') return 'send'
  // An existing allowance is not requested again.
  if (plan && usesAllowance(plan.route)) return allowance < plan.total ? 'approve' : 'send'
  return plan?.route === 'native' || plan?.route === 'tokenItself' ? 'send' : 'sendPlain'
}

/** A plan that is known to fail is not sent. A skipping plan goes on: it reports failing rows. */
function isFailing({ status }: Preflight): boolean {
  return status === 'rowsFail' || status === 'batchFails'
}

/** A signature is requested before the plan is stored. */
function isSigned(way: ApprovalWay | undefined): boolean {
  return way === 'permit' || way === 'permit2'
}
