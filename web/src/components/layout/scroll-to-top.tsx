import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { scrollToTopThreshold } from '@/lib/constants.ts'

/** The way back to the top, offered once there is one. The focus goes there too, for the button ends at the top. */
export function ScrollToTop() {
  const { t } = useTranslation()
  const isAway = useSyncExternalStore(subscribe, () => window.scrollY > scrollToTopThreshold)
  if (!isAway) return null
  const label = t('nav.toTop')
  return (
    <button type="button" className="scroll-to-top btn btn-circle" aria-label={label} title={label} onClick={goUp}>
      <ArrowUp aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

function goUp() {
  document.getElementById('page')?.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
}
