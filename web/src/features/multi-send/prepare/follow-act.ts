import type { QuestionKind } from '@/features/multi-send/core/question-types.ts'
import { fieldIds, focusField } from '@/features/multi-send/shared/field-ids.ts'
import type { NextAct } from '@/features/multi-send/state/find-next-act.ts'

/** What lies outside of the step. */
export type OutwardActs = {
  connect: () => void
  switchChain: () => void
  deploy: () => void
  chooseNetwork: () => void
  retryNetwork: () => void
  review: () => void
}

type FollowActParameters = OutwardActs & { question: QuestionKind | undefined; jump: () => void }

/** What the main button does: it leads to the field that is in the way, or goes on. */
export function followAct(act: NextAct, parameters: FollowActParameters): void {
  const { question, jump, connect, switchChain, deploy, chooseNetwork, retryNetwork, review } = parameters
  const focus = (id: string) => () => focusField(id)
  const follow: Partial<Record<NextAct, () => void>> = {
    chooseToken: focus(fieldIds.token),
    correctToken: focus(fieldIds.token),
    addRecipients: focus(fieldIds.recipients),
    pickRecipients: focus(fieldIds.recipients),
    enterAmount: focus(fieldIds.amount),
    ...(question && { answer: focus(fieldIds.question(question)) }),
    correct: jump,
    connect,
    switchChain,
    deployFirst: deploy,
    chooseNetwork,
    retryNetwork,
    review,
  }
  follow[act]?.()
}
