import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOpen } from '../core/is-open.ts'
import { SentBeforeNote } from '../review/sent-before/sent-before.tsx'
import { useRunSentBefore } from '../review/sent-before/use-sent-before.ts'
import type { StoredRun } from '../run/types.ts'
import { MainButton } from '../shared/main-button.tsx'
import { SendAction } from './send-action.tsx'
import type { SendStepProps } from './send-step.tsx'
import type { RunHow } from './use-run.ts'

/**
 * The main button of Send. The list of a run that was imported, or left before its first signature, may have been sent since by
 * another run: it is asked about as in Review.
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
  const sentBefore = useRunSentBefore(driver.run)
  const hasOpenRepeat = !(sentBefore.hasAgreedToAlike && sentBefore.hasAgreedToElsewhere)
  const mayStart = async () => {
    setLooking(true)
    const isAgreed = await sentBefore.look().finally(() => setLooking(false))
    if (isAgreed) question.onAnswered()
    return isAgreed
  }
  const start = (how?: RunHow) => driver.start({ ...how, mayStart })

  return (
    <>
      <SentBeforeNote
        sentBefore={sentBefore}
        total={driver.run.plan.recipientCount}
        chain={asset.chain.name}
        onOpenRun={question.onOpenRun}
      />
      {isLooking || hasOpenRepeat ? (
        <MainButton isBusy={isLooking} isDisabled onClick={() => {}}>
          {t(isLooking ? 'multiSend.send.reconciling' : 'multiSend.review.next.confirmAgain')}
        </MainButton>
      ) : (
        <SendAction {...props} driver={{ ...driver, start }} />
      )}
    </>
  )
}
