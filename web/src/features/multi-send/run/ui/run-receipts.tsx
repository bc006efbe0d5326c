// Offers the receipts of a run: of all, of each recipient, as a file, and with memos that the payer signs.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { describeMemoRoot, verifyMemoRoot } from '@saleyard/send/receipt/memo-signature.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, Signature } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAddress, type Hash, type Hex, isHex } from 'viem'
import { useConfig } from 'wagmi'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { AddressName } from '@/components/ui/named-address.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import type { ReceiptInput, ReceiptRow, ReceiptSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import { memoSignatureKey } from '@/features/multi-send/run/run-store.ts'
import { saveFile } from '@/lib/browser/save-file.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { explorerUrl } from '@/lib/networks/chains.ts'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import { signTypedData } from '@/lib/wallet/requests/sign-typed-data.ts'

type RunReceiptsProps = { run: StoredRun }

/** The receipts of a run; nothing without a paid recipient. */
export function RunReceipts({ run }: RunReceiptsProps) {
  const { t } = useTranslation()
  const heading = useId()
  const service = useListService()
  const [signed, setSigned] = useState(() => loadSignature(run.summary.id))
  const input = toInput(run, signed)
  const summary = useReceiptSummary(run, signed)
  const download = useMutation({
    mutationFn: async () =>
      saveFile(`saleyard-${run.summary.id.slice(0, 8)}-receipts.csv`, await service.writeReceipts(input, pageUrl())),
  })
  if (!run.records.some(({ minedHash }) => minedHash)) return null
  const error = summary.error ?? download.error
  return (
    <section className="panel flex min-w-0 flex-col gap-4" aria-labelledby={heading}>
      <div>
        <h2 id={heading} className="font-medium text-20">
          {t('multiSend.receipts.title')}
        </h2>
        <p className="text-13 text-quiet">{t('multiSend.receipts.lead')}</p>
      </div>
      {error && <ErrorNote error={toUserError(error)} lead={t('multiSend.receipts.failed')} />}
      <Rows key={signed?.signature} input={input} run={run} />
      <MemoSigner run={run} input={input} summary={summary.data} onSigned={setSigned} />
      <div className="flex flex-wrap gap-2">
        {summary.data?.run && <OpenLink link={summary.data.run} label={t('multiSend.receipts.run')} isWide />}
        <button type="button" className="btn" onClick={() => download.mutate()}>
          <Download aria-hidden className="size-4" />
          {t('multiSend.receipts.file')}
        </button>
      </div>
    </section>
  )
}

/** Summarises the receipts of a run in the worker that has its list. */
function useReceiptSummary(run: StoredRun, signed: SignedMemos | undefined) {
  const service = useListService()
  const states = run.records.map(({ state, skipped }) => `${state}${skipped.length}`)
  return useQuery({
    queryKey: ['multi-send-receipts', run.summary.id, states, signed?.signature],
    queryFn: () => service.summarizeReceipts(toInput(run, signed)),
    gcTime: 0,
  })
}

/**
 * Bytes that the code in a picture may have. At level M this is a code of 69 modules: in the picture, and on a phone that shows
 * it at a third of its size, each is still more than a pixel.
 */
const mostBytes = 300

/**
 * Returns the URL for the code in the picture of a run: its receipt in the short form, which fits for one or two batches. The
 * link of a longer run has too many bytes: each batch adds a hash, which no page can look up by the mark alone without reading
 * logs. Such a run with one transaction leads to it in the explorer; one with more has no code, because no page of an explorer
 * shows them together. A plain transfer has none either: its transaction names the recipient, which the picture does not.
 */
export function usePictureLink(run: StoredRun): string | undefined {
  const [signed] = useState(() => loadSignature(run.summary.id))
  const { data } = useReceiptSummary(run, signed)
  const receipt = data?.short && `${pageUrl()}#${data.short}`
  if (receipt && receipt.length <= mostBytes) return receipt
  const only = run.records.length === 1 && data?.run ? run.records[0]?.minedHash : undefined
  return only && explorerUrl(run.plan.chainId, 'tx', only)
}

function toInput({ summary, plan, records }: StoredRun, signed: SignedMemos | undefined): ReceiptInput {
  const { chainId, sender, asset, batches } = plan
  const { symbol, decimals } = summary
  const source = { plan: { chainId, sender, asset, batches }, records, symbol, decimals }
  return { runId: summary.id, source, ...(signed && { signed }) }
}

/** URL of the receipt page. */
function pageUrl(): string {
  return new URL(`${import.meta.env.BASE_URL}receipt`, window.location.origin).href
}

/** Opens a receipt in a new tab: the run stays open here. */
function OpenLink({ link, label, isWide = false }: { link: string; label: string; isWide?: boolean }) {
  return (
    <a
      className={isWide ? 'btn' : 'btn btn-ghost btn-square btn-sm'}
      href={`${pageUrl()}#${link}`}
      target="_blank"
      rel="noreferrer"
      aria-label={isWide ? undefined : label}
      title={isWide ? undefined : label}
    >
      <ExternalLink aria-hidden className={isWide ? 'size-4' : 'size-3.5'} />
      {isWide && label}
    </a>
  )
}

/** The first recipients, or those that were searched for, each with its receipt. */
function Rows({ input, run: { summary } }: { input: ReceiptInput; run: StoredRun }) {
  const { t } = useTranslation()
  const id = useId()
  const service = useListService()
  const [query, setQuery] = useState('')
  const { data: rows } = useQuery({
    queryKey: ['multi-send-receipt-rows', input.runId, input.signed?.signature, input.source.records.length, query],
    queryFn: () => service.findReceipts(input, query),
    placeholderData: (before) => before,
    gcTime: 0,
  })
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium">
        {t('multiSend.receipts.find')}
      </label>
      <input
        id={id}
        className="input w-full"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
      />
      <p id={`${id}-hint`} className="text-13 text-quiet">
        {t('multiSend.receipts.findHint')}
      </p>
      <ul>
        {rows?.map((row) => (
          <Row key={`${row.line}-${row.address}`} row={row} asset={summary} />
        ))}
      </ul>
      {rows?.length === 0 && <p role="status">{t('multiSend.receipts.none')}</p>}
    </div>
  )
}

type RowProps = { row: ReceiptRow; asset: { chainId: number; symbol: string; decimals: number } }

function Row({ row: { line, address, amount, link }, asset }: RowProps) {
  const { t } = useTranslation()
  const text = `${formatAmount(amount, asset.decimals, { grouped: true })} ${asset.symbol}`
  return (
    <li className="flex items-center justify-between gap-3 border-line border-t py-2 text-13">
      <span className="min-w-0">
        <AddressName chainId={asset.chainId} address={address} />
        <bdi dir="ltr" className="break-all font-mono">
          {getAddress(address)}
        </bdi>
        <span className="block text-quiet">
          {t('multiSend.receipts.row', { line: formatCount(line), amount: text })}
        </span>
      </span>
      {link ? (
        <span className="flex shrink-0 gap-1">
          <CopyButton text={`${pageUrl()}#${link}`} label={t('multiSend.receipts.copyLink')} isRoomy />
          <OpenLink link={link} label={t('multiSend.receipts.open')} />
        </span>
      ) : (
        <span className="text-quiet">{t('multiSend.receipts.none')}</span>
      )}
    </li>
  )
}

type SignedMemos = NonNullable<ReceiptInput['signed']>

type MemoSignerProps = {
  run: StoredRun
  input: ReceiptInput
  summary: ReceiptSummary | undefined
  onSigned: (signed: SignedMemos) => void
}

/** Offers to sign all memos at once; nothing if the list has none. */
function MemoSigner({ run: { plan, summary: run }, input, summary, onSigned }: MemoSignerProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const service = useListService()
  const { chainId, sender } = plan
  const sign = useMutation({
    mutationFn: async (): Promise<SignedMemos | undefined> => {
      const root = await service.readMemoRoot(input)
      if (!root) return undefined
      await ensureWallet(config, { account: sender, chainId })
      const claim = { chainId, sender, root }
      const signature = await signTypedData(config, { account: sender, ...describeMemoRoot(claim) })
      const isOwn = await verifyMemoRoot(config.getClient({ chainId }), { ...claim, signature })
      return isOwn ? { root, signature } : undefined
    },
    onSuccess: (signed) => {
      if (!signed) return
      saveSignature(run.id, signed)
      onSigned(signed)
    },
  })
  const { memoCount = 0, isSigned } = summary ?? {}
  if (memoCount === 0) return null
  if (isSigned) return <p role="status">{t('multiSend.receipts.signed')}</p>
  if (plan.isSafe) return <p className="text-13 text-quiet">{t('safe.pay.memos')}</p>
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-13 text-quiet">
        {t('multiSend.receipts.signLead', { count: memoCount, formatted: formatCount(memoCount) })}
      </p>
      {sign.error && <ErrorNote error={toUserError(sign.error)} />}
      {sign.isSuccess && !sign.data && (
        <p role="alert" className="text-error">
          {t('multiSend.receipts.byOther')}
        </p>
      )}
      <button
        type="button"
        className="btn"
        aria-disabled={sign.isPending}
        onClick={() => sign.isPending || sign.mutate()}
      >
        <Signature aria-hidden className="size-4" />
        {t('multiSend.receipts.sign')}
      </button>
    </div>
  )
}

function saveSignature(runId: string, signed: SignedMemos): void {
  safeLocalStorage.setItem(memoSignatureKey(runId), JSON.stringify(signed))
}

/** An unreadable signature counts as none: it can be given again. */
function loadSignature(runId: string): SignedMemos | undefined {
  try {
    const { root, signature } = JSON.parse(safeLocalStorage.getItem(memoSignatureKey(runId)) ?? '') as Record<
      string,
      unknown
    >
    return isHex(root) && isHex(signature) ? { root: root as Hash, signature: signature as Hex } : undefined
  } catch {
    return undefined
  }
}
