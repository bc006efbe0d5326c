// Reads a run's file, verifies it with the worker and on chain, and stores it when the user agrees.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { deployments } from '@saleyard/generated/deployments'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { PriceNote } from '@/components/fiat/price-note.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import { Problem } from '@/features/multi-send/problem.tsx'
import { AllRecipients } from '@/features/multi-send/review/all-recipients.tsx'
import { SourceNote } from '@/features/multi-send/source/source-note.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { findChain, knownChains } from '@/lib/networks/chains.ts'
import type { ImportCheck } from './create-transfer-service.ts'
import { TransferProblem } from './transfer-problem.ts'
import { verifyAsset } from './verify-asset.ts'

type ImportRunProps = { onStored: (runId: string) => void }

/** Imports a run from another device. */
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
          // The user may choose the same file again.
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
            {state?.step === 'confirming' && (
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

/** Describes the file, or why it is refused. */
function ImportFindings({ state }: { state: ImportState }) {
  const { t } = useTranslation()
  if (state.step === 'reading')
    return <Waiting rows={['h-10', 'h-5', 'h-12']} label={t('multiSend.transfer.reading')} />
  if (state.step === 'failed') return <ErrorNote error={toUserError(state.error)} />
  if (state.step === 'refused')
    return (
      <Problem
        text={String(t(`multiSend.transfer.problems.${state.problem.code}`, { ...state.problem.values } as never))}
      />
    )
  const { summary, batches, source, price, isHere } = state.check
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
      {source && <SourceNote source={{ ...source, isClaim: true }} asset={summary} />}
      {price && <PriceNote price={{ ...price, isClaim: true }} symbol={summary.symbol} />}
      {/* A file may be consistent and yet the wrong one: the user can review the recipients first. */}
      <AllRecipients plan={{ batches, recipientCount: summary.recipients }} asset={summary} source="readImported" />
      {isHere && <p className="text-warning">{t('multiSend.transfer.isHere')}</p>}
    </>
  )
}

type ImportState =
  | { step: 'reading' }
  | { step: 'confirming'; check: Extract<ImportCheck, { ok: true }> }
  | { step: 'refused'; problem: Pick<TransferProblem, 'code' | 'values'> }
  | { step: 'failed'; error: unknown }

const expected = { multiSender: deployments.MultiSender, chainIds: knownChains.map(({ id }) => id) }

/** Reads a run's file, verifies it, and stores it when the user agrees. */
function useImport(onStored: (runId: string) => void) {
  const service = useListService()
  const config = useConfig()
  const [state, setState] = useState<ImportState>()
  // The file that is shown, once it is read: what is found of one that was closed says nothing about the next.
  const followed = useRef<object>(undefined)

  async function verify(file: Blob): Promise<ImportState> {
    const check = await service.checkImport(file, expected)
    if (!check.ok) return { step: 'refused', problem: check.problem }
    await verifyAsset(config, check)
    return { step: 'confirming', check }
  }
  async function store(): Promise<ImportState | undefined> {
    const result = await service.storeImport()
    if (!result.ok) return { step: 'refused', problem: result.problem }
    onStored(result.runId)
    return undefined
  }
  /** No button is active meanwhile but the one that closes. */
  function follow(work: Promise<ImportState | undefined>) {
    followed.current = work
    setState({ step: 'reading' })
    const show = (next: ImportState | undefined) => {
      if (followed.current === work) setState(next)
    }
    work.then(show, (error) => show(explain(error)))
  }

  return {
    state,
    read: (file: Blob) => follow(verify(file)),
    confirm: () => follow(store()),
    close: () => {
      followed.current = undefined
      setState(undefined)
    },
  }
}

const explain = (error: unknown): ImportState =>
  error instanceof TransferProblem ? { step: 'refused', problem: error } : { step: 'failed', error }
