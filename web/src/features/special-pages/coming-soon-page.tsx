import { Link } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { CranePicture } from '@/features/special-pages/shared/page-pictures.tsx'
import { pictureSources } from '@/lib/browser/picture-sources.ts'
import { env } from '@/lib/env.ts'
import { Countdown } from './countdown.tsx'

type ComingSoonPageProps = {
  /** Backdrop: none, a picture, or a film. */
  ground: 'plain' | 'picture' | 'moving'
}

const date = env.VITE_COMING_SOON_DATE

/** Announces the opening and its date, on a plain ground, a picture or a film. It collects no address. */
export function ComingSoonPage({ ground }: ComingSoonPageProps) {
  const { t } = useTranslation()
  const [paused, setPaused] = useState(false)
  const isPlain = ground === 'plain'
  const backdrops = {
    plain: undefined,
    picture: <WidePicture name="yard-at-dusk" />,
    moving: <YardFilm paused={paused} />,
  }
  const Icon = paused ? Play : Pause
  return (
    <BarePage backdrop={backdrops[ground]}>
      <div className={`flex w-full max-w-xl flex-col items-center text-center ${isPlain ? '' : 'panel sm:p-8'}`}>
        {isPlain && <CranePicture />}
        <PageTitle className="mt-4 text-balance text-26 tracking-tight">{t('pages.comingSoon.title')}</PageTitle>
        <div className="mt-2 flex w-full flex-col items-center">
          <Countdown until={date === undefined ? undefined : Date.parse(date)} />
        </div>
        <Link to="/home" className="btn btn-primary mt-6">
          {t('pages.goHome')}
        </Link>
      </div>
      {ground === 'moving' && (
        <button
          type="button"
          className="btn btn-sm fixed end-5 bottom-5 motion-reduce:hidden"
          onClick={() => setPaused(!paused)}
        >
          <Icon aria-hidden className="size-4" />
          {t(paused ? 'pages.comingSoon.play' : 'pages.comingSoon.pause')}
        </button>
      )}
    </BarePage>
  )
}

const folder = `${import.meta.env.BASE_URL}assets/media`
const query = '(prefers-reduced-motion: reduce)'

/**
 * Shows a short, silent, looping film of a yard as the backdrop of a whole page. Users who prefer reduced motion see
 * its first frame.
 */
function YardFilm({ paused }: { paused: boolean }) {
  const ref = useRef<HTMLVideoElement>(null)
  const prefersReducedMotion = useSyncExternalStore(subscribe, () => matchMedia(query).matches)
  const isStill = paused || prefersReducedMotion
  useEffect(() => {
    const film = ref.current
    if (isStill) film?.pause()
    else film?.play().catch(() => {}) // a browser that blocks autoplay shows the first frame
  }, [isStill])
  return (
    <video
      ref={ref}
      aria-hidden
      tabIndex={-1}
      muted
      loop
      playsInline
      preload="none"
      poster={`${folder}/yard-poster.webp`}
      className="size-full object-cover"
    >
      <source src={`${folder}/yard.webm`} type="video/webm" />
      <source src={`${folder}/yard.mp4`} type="video/mp4" />
    </video>
  )
}

function subscribe(listener: () => void) {
  const motion = matchMedia(query)
  motion.addEventListener('change', listener)
  return () => motion.removeEventListener('change', listener)
}

/**
 * Shows a picture as the backdrop of a whole page, in the width that the screen needs; decorative, so screen readers
 * skip it.
 */
function WidePicture({ name }: { name: 'yard-at-dusk' }) {
  return <img {...pictureSources(name)} alt="" decoding="async" className="size-full object-cover" />
}
