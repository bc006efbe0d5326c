import type { QuestionKind } from '../core/types.ts'
import { fieldIds, focusField } from '../shared/field-ids.ts'
import type { NextAct } from '../state/find-next-act.ts'

type FollowActParameters = {
  question: QuestionKind | undefined
  jump: () => void
  connect: () => void
  switchChain: () => void
  retryNetwork: () => void
  review: () => void
}

/** What the main button does: it leads to the field that is in the way, or goes on. */
export function followAct(act: NextAct, parameters: FollowActParameters): void {
  const { question, jump, connect, switchChain, retryNetwork, review } = parameters
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
    retryNetwork,
    review,
  }
  follow[act]?.()
}
