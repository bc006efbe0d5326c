import { CircleAlert, Info } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isDeclined } from './is-declined.ts'
import { ProblemText } from './problem-text.tsx'
import type { SignInProblem } from './sign-in-state.ts'

type ProblemAlertProps = {
  /** Of its text. */
  id: string
  problem: SignInProblem
  onRetry: () => void
}

/** A problem that wants an answer before anything else: a dialog over the page, opened once for each problem. */
export function ProblemAlert({ id, problem, onRetry }: ProblemAlertProps) {
  const { t } = useTranslation()
  const title = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal()
  }, [])
  const declined = isDeclined(problem)
  const Icon = declined ? Info : CircleAlert
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={id}
      className="m-auto w-[min(25rem,calc(100vw-32px))] rounded-box border border-line bg-panel p-6 text-center text-ink shadow-2xl"
    >
      <span
        className={`mx-auto grid size-16 place-items-center rounded-full ${declined ? 'bg-tint text-brand' : 'bg-error/10 text-error'}`}
      >
        <Icon aria-hidden className="size-8" strokeWidth={1.75} />
      </span>
      <h2 id={title} className="mt-4 font-semibold text-20">
        {t(declined ? 'wallet.declined' : 'pages.signIn.failed')}
      </h2>
      <div id={id} className="mt-2 flex flex-col gap-2 text-14">
        <ProblemText problem={problem} />
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {t('common.tryAgain')}
        </button>
        <button type="button" className="btn" onClick={() => ref.current?.close()}>
          {t('common.close')}
        </button>
      </div>
    </dialog>
  )
}
