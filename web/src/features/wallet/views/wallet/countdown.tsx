import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** How long the link is still good; `at` in ms since 1970. Readers are not told every second. */
export function Countdown({ at }: { at: number }) {
  const { t } = useTranslation()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((at - now) / 1_000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <span className="text-13 text-quiet tabular-nums">{t('walletModal.wallet.expires', { time })}</span>
}
