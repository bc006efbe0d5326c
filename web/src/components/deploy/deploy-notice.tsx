import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type DeployNoticeProps = { text: string; isAlert?: boolean; onAgain?: () => void }

/** What is being waited for or, as an alert, what is in the way; with the way to try again where there is one. */
export function DeployNotice({ text, isAlert = false, onAgain }: DeployNoticeProps) {
  const { t } = useTranslation()
  return (
    <div
      role={isAlert ? 'alert' : 'status'}
      className={`panel flex flex-wrap items-center gap-3 text-14 ${isAlert ? 'text-error' : 'text-quiet'}`}
    >
      {isAlert && <CircleAlert aria-hidden className="size-5 shrink-0" />}
      <p className="wrap-anywhere min-w-48 flex-1">{text}</p>
      {onAgain && (
        <button type="button" className="btn btn-sm" onClick={onAgain}>
          {t('common.tryAgain')}
        </button>
      )}
    </div>
  )
}
