// Shows why signing in failed: as a note, a bubble or a dialog.
import { CircleAlert, Info } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ErrorText } from '@/components/errors/error-text.tsx'
import type { SignInProblem } from './use-sign-in.ts'

/** Ways to show a problem: a note above the button, below the button, a bubble at the button, a dialog. */
export type ProblemView = 'note' | 'inline' | 'tooltip' | 'alert'

type ProblemNoteProps = {
  id: string
  problem: SignInProblem
  /** Without a background, like the message of a field. */
  bare?: boolean
}

/** Shows a problem as a note above or below the button. */
export function ProblemNote({ id, problem, bare = false }: ProblemNoteProps) {
  const declined = isDeclined(problem)
  const Icon = declined ? Info : CircleAlert
  const ground = declined ? 'bg-tint' : 'bg-error/8'
  return (
    <div
      id={id}
      role={declined ? 'status' : 'alert'}
      className={`flex items-start gap-2.5 text-start ${bare ? 'text-13' : `rounded-field p-3.5 text-14 ${ground}`}`}
    >
      <Icon aria-hidden className={`mt-px size-4.5 shrink-0 ${declined ? 'text-brand' : 'text-error'}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <ProblemText problem={problem} />
      </div>
    </div>
  )
}

type ProblemBubbleProps = {
  id: string
  problem: SignInProblem | undefined
  /** Target of the bubble. */
  children: ReactNode
}

/** Shows a problem in a bubble at its button. Escape hides it, the button shows it again. */
export function ProblemBubble({ id, problem, children }: ProblemBubbleProps) {
  const [hidden, setHidden] = useState<SignInProblem>()
  const isShown = problem !== undefined && problem !== hidden
  const tone = problem && isDeclined(problem) ? 'border-primary/40' : 'border-error/50'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles keys and pointers of the button inside.
    <div
      className="relative"
      onKeyDown={({ key }) => key === 'Escape' && setHidden(problem)}
      onPointerEnter={() => setHidden(undefined)}
      onFocus={() => setHidden(undefined)}
    >
      {children}
      <div aria-live="polite">
        {isShown && (
          <div className="absolute inset-x-0 top-full z-10 pt-3">
            <div
              id={id}
              role="tooltip"
              className={`relative rounded-field border bg-panel p-3.5 text-start text-13 shadow-lg ${tone}`}
            >
              <span
                aria-hidden
                className={`-top-1.75 -translate-x-1/2 absolute start-1/2 size-3 rotate-45 border-s border-t bg-panel ${tone}`}
              />
              <ProblemText problem={problem} />
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

type ProblemAlertProps = {
  /** Id of its text. */
  id: string
  problem: SignInProblem
  onRetry: () => void
}

/** Shows a problem that needs an answer first: a modal dialog, opened once for each problem. */
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

function ProblemText({ problem }: { problem: SignInProblem }) {
  const { t } = useTranslation()
  if (problem.kind === 'wallet')
    return (
      <>
        <ErrorText error={problem.error} />
        {problem.error.code !== 'userRejected' && <ErrorDetails text={problem.error.details} />}
      </>
    )
  const [text, advice] =
    problem.kind === 'none'
      ? [t('wallet.none'), t('wallet.noneHelp')]
      : [t('pages.signIn.broken'), t('pages.signIn.brokenAdvice')]
  return (
    <div className="wrap-anywhere">
      <p>{text}</p>
      <p className="text-quiet">{advice}</p>
    </div>
  )
}

/** A decline by the user is information, not an error. */
function isDeclined(problem: SignInProblem): boolean {
  return problem.kind === 'wallet' && problem.error.code === 'userRejected'
}
