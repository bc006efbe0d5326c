// Lists the receipts that this device keeps.

import { toUserError, type UserError } from '@saleyard/chain/errors/to-user-error.ts'
import { decodeReceiptLink } from '@saleyard/send/receipt/receipt-link.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { findChain } from '@/lib/networks/chains.ts'
import { formatDate, writeAmount } from './format.ts'
import { type KeptReceipt, receiptStore } from './receipt-store.ts'

/** The receipts of this device, each as a link to it. */
export function KeptList() {
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
  if (!kept) return <p role="status">{t('common.loading')}</p>
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
          : t('receipt.kept.run', { count: link.count, formatted: String(link.count), amount })}
      </Link>
      <span className="text-13 text-quiet">
        {`${findChain(link.chainId)?.title ?? link.chainId} · ${t('receipt.checkedOn', { date: formatDate(checkedAt, i18n.language) })}`}
      </span>
    </li>
  )
}
