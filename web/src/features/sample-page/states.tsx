import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { stateLooks } from '@/components/tx/transaction-status.tsx'
import { StateIcon } from '@/components/ui/state-icon.tsx'
import { AppError } from '@/lib/errors/app-error.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'

const states = ['idle', 'simulating', 'submitted', 'mined', 'final', 'uncertain', 'reverted'] as const
const declined = toUserError(new AppError('userRejected'))
const failed = toUserError(new AppError('unreachable', { cause: new Error('Failed to fetch') }))

/** Where things stand: states in words and icon, notes, bars, and the places of what is still read. */
export function States() {
  const { t } = useTranslation()
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-2">
        {states.map((state) => (
          <li key={state} className={`flex items-center gap-2 font-medium text-14 ${stateLooks[state].color}`}>
            <StateIcon look={stateLooks[state]} />
            {t(`activity.states.${state}`)}
          </li>
        ))}
      </ul>
      <ErrorNote error={declined} />
      <ErrorNote error={failed}>
        <button type="button" className="btn btn-line btn-sm">
          {t('common.tryAgain')}
        </button>
      </ErrorNote>
      <progress className="progress progress-primary w-full" value={62} max={100} aria-label={t('common.loading')} />
      <div aria-hidden className="flex flex-col gap-2">
        <span className="skeleton h-4 w-2/3" />
        <span className="skeleton h-4 w-full" />
      </div>
    </>
  )
}
