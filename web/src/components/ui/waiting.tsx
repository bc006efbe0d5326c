// Keeps the place of what still loads, so that the page does not move when it arrives.
import { useTranslation } from 'react-i18next'

/** Classes of a row, its height above all; or words that will be there, which give the row their own size in every language. */
type WaitingRow = string | { words: string; row?: string }

type WaitingProps = {
  /** Rows in the place, or how many of the same there are. */
  rows: number | readonly WaitingRow[]
  /** Classes of one row of the same. */
  row?: string
  /** Classes of the place: those of what will be there. */
  className?: string
  /** Says what is loading; "Loading" by default. */
  label?: string
}

/** Shows rows of the final size while a part loads; says so to those who do not see them. */
export function Waiting({ rows, row = 'h-5', className = '', label }: WaitingProps) {
  const { t } = useTranslation()
  const all = typeof rows === 'number' ? Array.from({ length: rows }, () => row) : rows
  return (
    <div role="status" className={`flex flex-col ${className.includes('gap-') ? '' : 'gap-3'} ${className}`}>
      <span className="sr-only">{label ?? t('common.loading')}</span>
      {all.map((one, index) =>
        typeof one === 'string' ? (
          <span key={index} aria-hidden className={`skeleton block ${one.includes('w-') ? '' : 'w-full'} ${one}`} />
        ) : (
          <WaitingWords key={index} {...one} />
        ),
      )}
    </div>
  )
}

/** Drawn by CSS: the words are not there yet for those who search the page, copy it or hear it. */
function WaitingWords({ words, row = '' }: { words: string; row?: string }) {
  return (
    <span aria-hidden className={row}>
      <span
        data-words={words}
        className="skeleton box-decoration-clone text-transparent after:content-[attr(data-words)]"
      />
    </span>
  )
}
