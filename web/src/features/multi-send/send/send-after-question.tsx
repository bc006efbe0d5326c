import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOpen } from '@/features/multi-send/core/is-open.ts'
import { DeclinedNote } from '@/features/multi-send/review/declined-note.tsx'
import { SentBeforeNote } from '@/features/multi-send/review/sent-before/sent-before.tsx'
import { type SentBefore, useRunSentBefore } from '@/features/multi-send/review/sent-before/use-sent-before.ts'
import {
  type DeclinedQuestion,
  useDeclinedQuestion,
  useDeclinedRisk,
} from '@/features/multi-send/review/use-declined-risk.ts'
import type { StoredRun } from '@/features/multi-send/run/types.ts'
import { MainButton } from '@/features/multi-send/shared/main-button.tsx'
import { SendAction } from './send-action.tsx'
import type { SendStepProps } from './send-step.tsx'
import type { RunHow } from './use-run.ts'

/**
 * The main button of Send. The list of a run that was imported, or left before its first signature, may have been sent since by
 * another run, or be paid by what was declined: it is asked about as in Review.
 */
export function SendAfterQuestion({ question, ...props }: SendStepProps) {
  // Nothing is signed with another wallet, which the button says first.
  const isAsked = question && props.wallet === 'ready' && isUntouchedHere(props.driver.run)
  return isAsked ? <Question {...props} question={question} /> : <SendAction {...props} />
}

/** No wallet of this device has had a batch of it, and one is left to send. A record keeps its first nonce on its own device only. */
function isUntouchedHere({ records }: Pick<StoredRun, 'records'>): boolean {
  return records.some(isOpen) && records.every(({ firstNonce }) => firstNonce === undefined)
}

type QuestionProps = SendStepProps & { question: NonNullable<SendStepProps['question']> }

function Question({ question, ...props }: QuestionProps) {
  const { t } = useTranslation()
  const { driver, asset } = props
  const [isLooking, setLooking] = useState(false)
  const { plan, summary } = driver.run
  const token = plan.asset.kind === 'erc20' ? plan.asset.token : undefined
  const sentBefore = useRunSentBefore(driver.run)
  const declined = useDeclinedQuestion(useDeclinedRisk({ list: summary.id, chainId: plan.chainId, token }))
  const isReading = isLooking || declined.risk === 'reading'
  const open = findOpen(sentBefore, declined)
  const mayStart = async () => {
    setLooking(true)
    const isAgreed = await sentBefore.look().finally(() => setLooking(false))
    if (isAgreed) question.onAnswered()
    return isAgreed
  }
  const start = (how?: RunHow) => driver.start({ ...how, mayStart })

  return (
    <>
      <DeclinedNote {...declined} />
      <SentBeforeNote
        sentBefore={sentBefore}
        total={plan.recipientCount}
        chain={asset.chain.name}
        onOpenRun={question.onOpenRun}
      />
      {isReading || open ? (
        <MainButton isBusy={isReading} isDisabled onClick={() => {}}>
          {t(isReading || !open ? 'multiSend.send.reconciling' : `multiSend.review.next.${open}`)}
        </MainButton>
      ) : (
        <SendAction {...props} driver={{ ...driver, start }} />
      )}
    </>
  )
}

function findOpen(
  { hasAgreedToAlike, hasAgreedToElsewhere }: SentBefore,
  { risk }: DeclinedQuestion,
): 'confirmAgain' | 'acceptRisk' | undefined {
  if (!(hasAgreedToAlike && hasAgreedToElsewhere)) return 'confirmAgain'
  return risk === 'open' ? 'acceptRisk' : undefined
}
