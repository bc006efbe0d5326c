import { LoaderCircle, Wallet } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemAlert } from './problem-alert.tsx'
import { ProblemBubble } from './problem-bubble.tsx'
import { ProblemNote } from './problem-note.tsx'
import type { ProblemView } from './problem-view.ts'
import type { SignInProblem } from './sign-in-state.ts'
import type { SignIn } from './use-sign-in.ts'

type PlacedProps = {
  id: string
  problem: SignInProblem | undefined
  /** The button. */
  children: ReactNode
  onRetry: () => void
}

/** Where each way to show a problem has it. */
const views = {
  note: ({ id, problem, children }) => (
    <>
      {problem && <ProblemNote id={id} problem={problem} />}
      {children}
    </>
  ),
  inline: ({ id, problem, children }) => (
    <>
      {children}
      {problem && <ProblemNote id={id} problem={problem} bare />}
    </>
  ),
  tooltip: ({ id, problem, children }) => (
    <ProblemBubble id={id} problem={problem}>
      {children}
    </ProblemBubble>
  ),
  alert: ({ id, problem, children, onRetry }) => (
    <>
      {children}
      {problem && <ProblemAlert id={id} problem={problem} onRetry={onRetry} />}
    </>
  ),
} as const satisfies Record<ProblemView, (props: PlacedProps) => ReactNode>

type ConnectStartProps = {
  signIn: SignIn
  problemView: ProblemView
  again: boolean
}

/** The button, and why the last try came to nothing. */
export function ConnectStart({ signIn: { state, prepare, start }, problemView, again }: ConnectStartProps) {
  const { t } = useTranslation()
  const id = useId()
  const problem = state.step === 'idle' ? state.problem : undefined
  const isOpening = state.step === 'opening'
  const Icon = isOpening ? LoaderCircle : Wallet
  const View = views[problemView]
  return (
    <div className="flex flex-col gap-3 text-start">
      <View id={id} problem={problem} onRetry={start}>
        <button
          type="button"
          className="btn btn-primary btn-lg w-full text-15"
          aria-busy={isOpening}
          aria-describedby={problem && id}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={isOpening ? undefined : start}
        >
          <Icon aria-hidden className={`size-5 ${isOpening ? 'motion-safe:animate-spin' : ''}`} strokeWidth={1.75} />
          {t(again ? 'pages.unlock.act' : 'wallet.connect')}
        </button>
      </View>
    </div>
  )
}
