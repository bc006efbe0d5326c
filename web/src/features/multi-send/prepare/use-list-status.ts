import { useTranslation } from 'react-i18next'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { localizeDecimal } from '@/lib/amounts/localize-decimal.ts'
import { formatBytes } from './format-bytes.ts'
import type { ListReading } from './use-recipient-list.ts'

/** What is known of the list in one line, such as `airdrop.csv, 58.1 kB · 1 000 lines read in 0.1 s`. */
export function useListStatus(reading: ListReading, file: { name: string; bytes: number } | undefined): string {
  const { t } = useTranslation()
  if (reading.status === 'failed') return t('multiSend.list.readingFailed')
  if (reading.status === 'reading') return t('multiSend.list.reading')
  if (!reading.list || reading.list.lineCount === 0) return ''

  const count = reading.list.lineCount
  const lines = t('multiSend.list.read', { count, formatted: formatCount(count) })
  const seconds = (reading.milliseconds / 1000).toFixed(1)
  // Less than that is no news.
  const read = seconds === '0.0' ? lines : t('multiSend.list.readIn', { lines, seconds: localizeDecimal(seconds) })
  if (!file) return read
  return `${t('multiSend.list.loaded', { name: file.name, size: formatBytes(file.bytes) })} · ${read}`
}
