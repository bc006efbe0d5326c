import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ErrorText } from '@/components/errors/error-text.tsx'
import type { SignInProblem } from './sign-in-state.ts'

/** What went wrong and what to do about it, wherever it is shown. */
export function ProblemText({ problem }: { problem: SignInProblem }) {
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
