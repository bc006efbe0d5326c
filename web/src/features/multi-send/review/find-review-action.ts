import type { ApprovalWay } from '@saleyard/send/plan/permit-types.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import type { ReviewProblem } from './describe-problem.ts'
import type { Missing } from './make-plan.ts'
import type { Preflight } from './run-preflight.ts'

/** What stands between Review and the next step. The page has a button text for each. */
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
  /** How the token is approved; undefined where nothing has to be, or it is not known yet. */
  way?: ApprovalWay | undefined
  /** What the token allows MultiSender to take, when the plan was made. Base units. */
  allowance?: bigint | undefined
  /** The token takes a fee from the recipients, and the sender has not yet said that he knows. */
  hasOpenFee: boolean
  /** The list was sent before, or may have been, and the sender has not yet said that he knows. */
  hasOpenRepeat: boolean
  /** Whether some of the list may be paid twice, and the sender has not yet said that he knows. */
  risk?: 'reading' | 'open' | 'none'
  problem: ReviewProblem | undefined
}

/** The one thing to do next in Review; `isOpen` when the button goes on. */
export function findReviewAction(parameters: FindReviewActionParameters): { action: ReviewAction; isOpen: boolean } {
  const act = findObstacle(parameters)
  if (act === 'saving' && isSigned(parameters.way)) return { action: 'signing', isOpen: false }
  if (act) return { action: act, isOpen: false }
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

/** What the sender must have said before. */
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
  // A permission that is there already is not asked for.
  if (plan?.route === 'tokenFrom' || plan?.route === 'tokenPull') return allowance < plan.total ? 'approve' : 'send'
  return plan?.route === 'native' ? 'send' : 'sendPlain'
}

/** Nothing is sent that is known to fail. A skipping plan goes on: it reports them. */
function isFailing({ status }: Preflight): boolean {
  return status === 'rowsFail' || status === 'batchFails'
}

/** A signature is asked for before the plan is stored. */
function isSigned(way: ApprovalWay | undefined): boolean {
  return way === 'permit' || way === 'permit2'
}
