// Offers the check on the chain with the host that it contacts, and shows a failure of it.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import type { ReceiptProof } from '@saleyard/send/receipt/prove-receipt.ts'
import type { RunProof } from '@saleyard/send/receipt/prove-run.ts'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { formatDate } from './format.ts'
import { usePrinting } from './receipt-frame.tsx'
import { listHosts, type ReceiptCheck } from './use-receipt-check.ts'

type CheckPanelProps = {
  chain: AppChain
  receipt: ReceiptCheck<ReceiptProof | RunProof>
  /** What was found, as sentences. */
  findings: string[]
  /** Batches that are read, of a run. */
  progress?: { read: number; all: number } | undefined
}

/** Says what was found, and offers to check: nothing is contacted before that. */
export function CheckPanel({ chain, receipt, findings, progress }: CheckPanelProps) {
  const { t, i18n } = useTranslation()
  const isPrinted = usePrinting()
  const { state, checkedAt, error } = receipt
  const lead = state === 'failed' ? t('receipt.notChecked') : undefined
  return (
    <div className="flex flex-col gap-3 rounded-field bg-tint p-4">
      {state === 'unchecked' && <p className="font-medium">{t('receipt.unchecked')}</p>}
      {state === 'checking' && (
        <Waiting rows={[{ words: t('receipt.provenWhy') }, 'h-4.5 w-48']} label={t('receipt.states.checking')} />
      )}
      {findings.map((finding) => (
        <p key={finding} className="wrap-anywhere">
          <Figures text={finding} />
        </p>
      ))}
      {checkedAt !== undefined && (
        <p className="text-13 text-quiet">{t('receipt.checkedOn', { date: formatDate(checkedAt, i18n.language) })}</p>
      )}
      {error && <ErrorNote error={error} {...(lead && { lead })} />}
      {!isPrinted && <CheckButton chain={chain} receipt={receipt} progress={progress} />}
    </div>
  )
}

const isOpen = (state: ReceiptCheck<ReceiptProof>['state']) => state === 'unchecked' || state === 'checking'

type CheckButtonProps = Pick<CheckPanelProps, 'chain' | 'receipt'> & { progress: CheckPanelProps['progress'] }

/** The button, which names the host that it contacts, and below it those that come next. */
function CheckButton({ chain, receipt: { state, check }, progress }: CheckButtonProps) {
  const { t, i18n } = useTranslation()
  const [host = '', ...others] = listHosts(chain)
  const isChecking = state === 'checking'
  const isFirst = isOpen(state)
  return (
    <div className="flex flex-col items-start gap-2">
      <button
        type="button"
        className={isFirst ? 'btn btn-primary max-w-full' : 'btn btn-line max-w-full'}
        aria-disabled={isChecking}
        onClick={isChecking ? undefined : check}
      >
        <span className="wrap-anywhere">{t(isFirst ? 'receipt.check' : 'receipt.checkAgain', { host })}</span>
      </button>
      {isChecking && progress && (
        <p role="status" className="text-13">
          {t('receipt.progress', progress)}
        </p>
      )}
      <p className="wrap-anywhere text-13 text-quiet">
        {t('receipt.contacts', { host })}{' '}
        {others.length > 0 && t('receipt.fallbacks', { hosts: new Intl.ListFormat(i18n.language).format(others) })}
      </p>
    </div>
  )
}

/** Keeps a proven receipt on this device, or removes it from there. */
export function KeepButton({
  receipt: { proof, isKept, keep, forget },
}: {
  receipt: ReceiptCheck<ReceiptProof | RunProof>
}) {
  const { t } = useTranslation()
  if (!isKept && proof?.state !== 'proven') return null
  return (
    <button type="button" className="btn btn-line btn-sm" onClick={isKept ? forget : keep}>
      {t(isKept ? 'receipt.kept.remove' : 'receipt.kept.keep')}
    </button>
  )
}
