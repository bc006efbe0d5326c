// Shows the receipt that a link carries, or why the link cannot be used; without a link, the receipts that this device keeps.

import { toUserError, type UserError } from '@saleyard/chain/errors/to-user-error.ts'
import { decodeReceiptLink, type LinkProblem } from '@saleyard/send/receipt/receipt-link.ts'
import { Link } from '@tanstack/react-router'
import { FileWarning } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { OfflineNotice } from '@/components/layout/offline-notice.tsx'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { findChain } from '@/lib/networks/chains.ts'
import { formatDate, formatNumber, writeAmount } from './format.ts'
import { PaymentReceipt } from './payment-receipt.tsx'
import { ReceiptFrame } from './receipt-frame.tsx'
import { type KeptReceipt, receiptStore } from './receipt-store.ts'
import { RunReceipt } from './run-receipt.tsx'

/**
 * Shows a receipt. Its link is behind the `#` of the address, which browsers do not send to a server. Before a click the page
 * contacts no node.
 *
 * @param hash The fragment of the page's address, with or without its `#`.
 */
export function ReceiptPage({ hash }: { hash: string }) {
  const text = hash.replace(/^#/, '')
  return (
    <main className="flex min-h-dvh flex-col">
      <OfflineNotice />
      <div className="mx-auto flex w-full max-w-3xl flex-col px-4 py-8">
        {/* Another link is another receipt, with a check of its own. */}
        <Receipt key={text} text={text} />
      </div>
    </main>
  )
}

function Receipt({ text }: { text: string }) {
  const decoded = decodeReceiptLink(text)
  if ('problem' in decoded) return <UnusableLink problem={decoded.problem} />
  const { link } = decoded
  const chain = findChain(link.chainId)
  if (!chain?.configured) return <UnknownNetwork name={chain?.title ?? String(link.chainId)} />
  return link.kind === 'payment' ? (
    <PaymentReceipt link={link} text={text} chain={chain} />
  ) : (
    <RunReceipt link={link} text={text} chain={chain} />
  )
}

function UnusableLink({ problem }: { problem: LinkProblem }) {
  const { t } = useTranslation()
  if (problem.code === 'empty') return <EmptyPage />
  const fields = problem.code === 'damaged' ? problem.fields.join(', ') : ''
  return (
    <Sentence title={t('receipt.link.title')}>
      {problem.code === 'newer' ? t('receipt.link.newer') : t('receipt.link.damaged', { fields })}
    </Sentence>
  )
}

function UnknownNetwork({ name }: { name: string }) {
  const { t } = useTranslation()
  return <Sentence title={t('receipt.link.title')}>{t('receipt.link.network', { name })}</Sentence>
}

function Sentence({ title, children }: { title: string; children: string }) {
  return (
    <ReceiptFrame>
      <FileWarning aria-hidden className="size-6 text-warning" />
      <PageTitle className="text-20">{title}</PageTitle>
      <p role="alert" className="wrap-anywhere">
        {children}
      </p>
    </ReceiptFrame>
  )
}

function EmptyPage() {
  const { t } = useTranslation()
  return (
    <ReceiptFrame>
      <PageTitle className="text-20">{t('receipt.kept.title')}</PageTitle>
      <p className="text-quiet">{t('receipt.kept.lead')}</p>
      <KeptList />
    </ReceiptFrame>
  )
}

/** The receipts of this device, each as a link to it. */
function KeptList() {
  const { t } = useTranslation()
  const [kept, setKept] = useState<KeptReceipt[]>()
  const [error, setError] = useState<UserError>()
  useEffect(() => {
    let isShown = true
    receiptStore.list().then(
      (receipts) => isShown && setKept(receipts),
      (cause) => isShown && setError(toUserError(cause)),
    )
    return () => {
      isShown = false
    }
  }, [])
  if (error) return <ErrorNote error={error} />
  if (!kept) return <Waiting rows={['h-15']} />
  if (kept.length === 0) return <p className="text-quiet">{t('receipt.kept.none')}</p>
  return (
    <ul>
      {kept.map((receipt) => (
        <KeptRow key={receipt.text} receipt={receipt} />
      ))}
    </ul>
  )
}

function KeptRow({ receipt: { text, checkedAt } }: { receipt: KeptReceipt }) {
  const { t, i18n } = useTranslation()
  const decoded = decodeReceiptLink(text)
  if (!('link' in decoded)) return null
  const { link } = decoded
  const amount = writeAmount(link.kind === 'payment' ? link.amount : link.total, link)
  return (
    <li className="flex flex-col gap-1 border-line border-t py-2.5">
      <Link to="/receipt" hash={text} className="link wrap-anywhere font-medium">
        {link.kind === 'payment'
          ? t('receipt.kept.payment', { amount })
          : t('receipt.kept.run', { count: link.count, formatted: formatNumber(link.count), amount })}
      </Link>
      <span className="text-13 text-quiet">
        {`${findChain(link.chainId)?.title ?? link.chainId} · ${t('receipt.checkedOn', { date: formatDate(checkedAt, i18n.language) })}`}
      </span>
    </li>
  )
}
