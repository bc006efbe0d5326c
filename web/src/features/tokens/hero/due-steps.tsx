// Shows the owner what is next for a token: liquidity, its lock, vesting, in the order of a launch.
import { Check, Circle, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { useLaunchProgress } from '@/features/tokens/create/result/launch-steps.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { isLiquid, useStanding } from './read-standing.ts'

type DueStepsProps = { token: SaleyardToken; account: Address }

/** Shows the steps of a launch as the chain has them, and leads to the one that is next. */
export function DueSteps({ token, account }: DueStepsProps) {
  const { t } = useTranslation()
  const id = useId()
  const { progress, error, isFetching, refetch } = useLaunchProgress(token, account)
  return (
    <section aria-labelledby={id} className="panel flex min-w-0 flex-col gap-3">
      <h3 id={id} className="font-semibold text-17">
        {t('tokenConsole.due.title')}
      </h3>
      {!progress && error && (
        <ReadFailed
          error={error}
          lead={t('tokenPage.trust.unreadable')}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {!progress && !error && <Waiting rows={3} row="h-12" />}
      {progress && <Steps token={token} progress={progress} />}
    </section>
  )
}

type StepsProps = {
  token: SaleyardToken
  progress: NonNullable<ReturnType<typeof useLaunchProgress>['progress']>
}

function Steps({ token, progress: { liquidity, vesting } }: StepsProps) {
  const { t } = useTranslation()
  const pool = useStanding(token).data?.pool
  const isKept = pool !== undefined && isLiquid(pool) && pool.liquidity.free === 0n
  return (
    <ol className="flex min-w-0 flex-col gap-3">
      <DueStep
        title={t('tokenConsole.due.liquidity')}
        state={liquidity.isDone ? 'done' : 'next'}
        lines={liquidity.lines}
        action={
          !liquidity.isDone && (
            <a href="#liquidity" className="btn btn-sm">
              {t(liquidity.isStarted ? 'tokenConsole.due.goOn' : 'tokenConsole.due.add')}
            </a>
          )
        }
      />
      <DueStep
        title={t('tokenConsole.due.lock')}
        state={lockState(liquidity.isDone, isKept)}
        lines={liquidity.isDone ? [] : [t('tokenConsole.due.lockHint')]}
      />
      <DueStep
        title={t('vesting.title') + t('common.aside', { text: t('common.optional') })}
        state={vesting.isDone ? 'done' : 'open'}
        lines={vesting.lines}
        action={
          !vesting.isDone && (
            <a href="#locks" className="btn btn-line btn-sm">
              {t('tokenConsole.due.vest')}
            </a>
          )
        }
      />
    </ol>
  )
}

function lockState(isSeeded: boolean, isKept: boolean): keyof typeof looks {
  if (!isSeeded) return 'open'
  return isKept ? 'done' : 'beware'
}

const looks = {
  done: { Icon: Check, tone: 'text-success' },
  next: { Icon: Circle, tone: 'text-ink' },
  open: { Icon: Circle, tone: 'text-quiet' },
  beware: { Icon: TriangleAlert, tone: 'text-warning' },
} as const

type DueStepProps = { title: string; state: keyof typeof looks; lines: string[]; action?: ReactNode }

function DueStep({ title, state, lines, action }: DueStepProps) {
  const { t } = useTranslation()
  const { Icon, tone } = looks[state]
  return (
    <li aria-current={state === 'next' ? 'step' : undefined} className="flex min-w-0 flex-wrap items-start gap-3">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-14">
          {title}{' '}
          <span className={`font-normal text-12 ${tone}`}>
            {t(`tokenConsole.due.${state === 'done' ? 'done' : 'open'}`)}
          </span>
        </p>
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere text-13 text-quiet">
            {line}
          </p>
        ))}
      </div>
      {action}
    </li>
  )
}
