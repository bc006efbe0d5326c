// Keeps the place of what still loads, so that the page does not move when it arrives.
import { useTranslation } from 'react-i18next'

type WaitingProps = {
  /** Lines of text, or rows, in the place. */
  rows: number
  /** Classes of one row: its height above all. */
  row?: string
  /** Classes of the place: those of what will be there. */
  className?: string
  /** Says what is loading; "Loading" by default. */
  label?: string
}

/** Shows rows of the final size while a part loads; says so to those who do not see them. */
export function Waiting({ rows, row = 'h-5', className = '', label }: WaitingProps) {
  const { t } = useTranslation()
  return (
    <div role="status" className={`flex flex-col gap-3 ${className}`}>
      <span className="sr-only">{label ?? t('common.loading')}</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} aria-hidden className={`skeleton block w-full ${row}`} />
      ))}
    </div>
  )
}
