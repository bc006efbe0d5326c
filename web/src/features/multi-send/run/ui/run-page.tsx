import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { Problem } from '@/features/multi-send/problem.tsx'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'
import { loadTexts } from '@/lib/i18n/load-language.ts'
import { ActiveRun } from './active-run.tsx'

type RunPageProps = { runId: string; isReviewed: boolean; dispatch: DraftDispatch }

/** Steps 3 and 4 of a run stored on this device, new or unfinished. */
export function RunPage({ runId, isReviewed, dispatch }: RunPageProps) {
  const { t } = useTranslation()
  // Read once: after this, the engine's state is newer than the disk's.
  const { data, error, refetch } = useQuery({
    queryKey: ['multi-send-run', runId],
    queryFn: async () => {
      const run = await runStore.load(runId)
      if (run?.plan.isSafe) await loadTexts('safe')
      return run ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const leave = () => dispatch({ type: 'runLeft', keepsList: true })
  if (data) return <ActiveRun stored={data} isReviewed={isReviewed} dispatch={dispatch} />

  return (
    <div className="flex flex-col gap-5 [&>header]:mb-0">
      <PageHeader title={t('multiSend.title')} />
      {error ? (
        <ErrorNote error={toUserError(error)}>
          <button type="button" className="btn btn-sm" onClick={() => void refetch()}>
            {t('multiSend.wallet.tryAgain')}
          </button>
          <button type="button" className="btn btn-ghost btn-sm" onClick={leave}>
            {t('multiSend.review.back')}
          </button>
        </ErrorNote>
      ) : data === null ? (
        <Problem text={t('multiSend.send.missing')} action={t('multiSend.review.back')} onAction={leave} />
      ) : (
        <Waiting rows={['h-10', 'h-96 rounded-box']} label={t('multiSend.send.loading')} />
      )}
    </div>
  )
}
