// Notifies the user of a signature that is due while the page's tab is in the background.

import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'

type SignatureNoticeProps = {
  /** Number of the batch that the wallet shows now; undefined while no signature is due. */
  due: number | undefined
  total: number
}

/** The answer to the question is the browser's; this remembers that it was put, also if it was closed without one. */
const askedKey = 'saleyard-notify-asked'

/** Absent in browsers of some phones, and in pages without https. */
const findApi = () => (typeof Notification === 'undefined' ? undefined : Notification)

/** Offers notifications once, and sends them while the tab is hidden. */
export function SignatureNotice({ due, total }: SignatureNoticeProps) {
  const { t } = useTranslation()
  const [isOffered, setOffered] = useState(
    () => findApi()?.permission === 'default' && !safeLocalStorage.getItem(askedKey),
  )
  const [answer, setAnswer] = useState<NotificationPermission>()
  useNotification(due, t('multiSend.board.notifyTitle'), t('multiSend.board.notifyBody', { number: due, total }))
  const ask = async () => {
    safeLocalStorage.setItem(askedKey, '1')
    setOffered(false)
    setAnswer(await findApi()?.requestPermission())
  }

  return (
    <>
      {isOffered && (
        <button type="button" className="btn btn-ghost btn-sm mt-3 h-auto min-h-11 w-full" onClick={() => void ask()}>
          <Bell aria-hidden className="size-4 shrink-0" />
          {t('multiSend.board.notify')}
        </button>
      )}
      <p role="status" className={answer ? 'mt-3 text-13 text-quiet' : ''}>
        {answer && t(answer === 'granted' ? 'multiSend.board.notifyOn' : 'multiSend.board.notifyOff')}
      </p>
    </>
  )
}

/** Shows a notification when `due` changes to a number while the tab is hidden, until the signature is given. */
function useNotification(due: number | undefined, title: string, body: string): void {
  useEffect(() => {
    if (due === undefined || !document.hidden || findApi()?.permission !== 'granted') return undefined
    const shown = notify(title, body)
    const close = () => shown?.close()
    document.addEventListener('visibilitychange', close)
    return () => {
      document.removeEventListener('visibilitychange', close)
      close()
    }
  }, [due, title, body])
}

function notify(title: string, body: string): Notification | undefined {
  try {
    const notification = new Notification(title, { body, tag: 'saleyard-signature', icon: '/favicon.svg' })
    notification.onclick = () => window.focus()
    return notification
  } catch {
    // Chromium on Android allows notifications only to a service worker.
    return undefined
  }
}
