import { type ReactNode, useState } from 'react'
import { isDeclined } from './is-declined.ts'
import { ProblemText } from './problem-text.tsx'
import type { SignInProblem } from './sign-in-state.ts'

type ProblemBubbleProps = {
  id: string
  problem: SignInProblem | undefined
  /** What the bubble points at. */
  children: ReactNode
}

/** A problem in a bubble at its button. Escape puts it away, the button brings it back. */
export function ProblemBubble({ id, problem, children }: ProblemBubbleProps) {
  const [hidden, setHidden] = useState<SignInProblem>()
  const isShown = problem !== undefined && problem !== hidden
  const tone = problem && isDeclined(problem) ? 'border-primary/40' : 'border-error/50'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing of its own, these are keys and pointers of the button inside.
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
