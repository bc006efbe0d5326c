import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { AllRecipients } from '@/features/multi-send/review/people/all-recipients.tsx'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { Problem } from '@/features/multi-send/shared/problem.tsx'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { findChain } from '@/lib/chains.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { type ImportState, useImport } from './use-import.ts'

type ImportRunProps = { onStored: (runId: string) => void }

/** Takes a run up that was exported elsewhere. */
export function ImportRun({ onStored }: ImportRunProps) {
  const { t } = useTranslation()
  const { state, read, confirm, close } = useImport(onStored)
  const input = useRef<HTMLInputElement>(null)

  return (
    <>
      <button type="button" className="btn btn-sm" onClick={() => input.current?.click()}>
        <Upload aria-hidden className="size-4" />
        {t('multiSend.transfer.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="hidden"
        aria-label={t('multiSend.transfer.importLabel')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (file) read(file)
        }}
      />
      <Dialog open={state !== undefined} title={t('multiSend.transfer.importTitle')} onClose={close}>
        <div className="flex flex-col gap-3 text-14">
          {state && <ImportFindings state={state} />}
          <div className="flex flex-wrap justify-end gap-2">
            <button type="button" className="btn btn-ghost" onClick={close}>
              {t('multiSend.transfer.close')}
            </button>
            {state?.step === 'asking' && (
              <button type="button" className="btn btn-primary" onClick={confirm}>
                {t('multiSend.transfer.confirm')}
              </button>
            )}
          </div>
        </div>
      </Dialog>
    </>
  )
}

/** What the file is, or why it is not taken. */
function ImportFindings({ state }: { state: ImportState }) {
  const { t } = useTranslation()
  if (state.step === 'reading') return <p role="status">{t('multiSend.transfer.reading')}</p>
  if (state.step === 'failed') return <ErrorNote error={toUserError(state.error)} />
  if (state.step === 'refused')
    return (
      <Problem
        text={String(t(`multiSend.transfer.problems.${state.problem.code}`, { ...state.problem.values } as never))}
      />
    )
  const { summary, batches, isHere } = state.check
  return (
    <>
      <p className="wrap-anywhere">
        {t('multiSend.transfer.facts', {
          amount: formatAmount(summary.total, summary.decimals, { grouped: true }),
          symbol: summary.symbol,
          chain: findChain(summary.chainId)?.title ?? String(summary.chainId),
          sender: summary.sender,
          formatted: formatCount(summary.recipients),
        })}
      </p>
      <p className="text-13 text-quiet">{t('multiSend.transfer.checked')}</p>
      {/* A file may be true to itself and yet not the one that was meant: who is paid can be seen before. */}
      <AllRecipients plan={{ batches, recipientCount: summary.recipients }} asset={summary} source="readImported" />
      {isHere && <p className="text-warning">{t('multiSend.transfer.isHere')}</p>}
    </>
  )
}
