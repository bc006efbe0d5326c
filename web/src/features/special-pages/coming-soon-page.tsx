import { Link } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '@/components/network-status/data-age.tsx'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { CranePicture } from '@/features/special-pages/shared/page-pictures.tsx'
import { imageDeviceSizes } from '@/lib/constants.ts'
import { env } from '@/lib/env.ts'

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

/**
 * Counts down to a time, ms since 1970, in days, hours, minutes and seconds; says so without a time, and once it has
 * passed.
 */
export function Countdown({ until }: { until: number | undefined }) {
  const { t, i18n } = useTranslation()
  const now = useNow(until !== undefined)
  if (until === undefined) return <p className="text-15 text-quiet">{t('pages.comingSoon.noDate')}</p>
  if (until <= now) return <p className="text-15">{t('pages.comingSoon.passed')}</p>
  const date = new Date(until)
  const shown = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short' }).format(date)
  return (
    <>
      <p className="text-15 text-quiet">{t('pages.comingSoon.lead')}</p>
      <div
        role="timer"
        aria-label={t('pages.comingSoon.lead')}
        className="mt-4 grid w-full max-w-md grid-cols-2 gap-2 min-[25rem]:grid-cols-4 sm:gap-3"
      >
        {Object.entries(splitTime(until - now)).map(([unit, value]) => (
          <div key={unit} className="rounded-box border border-line bg-panel px-1 py-4 text-center">
            <div className="figure font-semibold text-26">{String(value).padStart(2, '0')}</div>
            <div className="text-13 text-quiet">{nameUnit(value, unit, i18n.language)}</div>
          </div>
        ))}
      </div>
      <p className="mt-4 text-13 text-quiet">
        <time dateTime={date.toISOString()}>{shown}</time>
      </p>
    </>
  )
}

/** Returns the unit's name, "days" or "day", in the form that the number takes in this language. */
function nameUnit(value: number, unit: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(value)
    .filter(({ type }) => type === 'unit')
    .map((part) => part.value.trim())
    .join(' ')
}

type SplitTime = { day: number; hour: number; minute: number; second: number }

/** Splits ms into days, hours, minutes and seconds; a negative time counts as 0. */
function splitTime(ms: number): SplitTime {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return {
    day: Math.floor(seconds / 86_400),
    hour: Math.floor(seconds / 3_600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  }
}

type PictureSources = { src: string; srcSet: string; sizes: string }

/**
 * Returns the URLs of a picture in all its widths, so that the browser loads the width that its screen needs. The
 * command `make pictures` draws the files at the same widths.
 *
 * @param name As in `assets/images/<name>-<width>.webp`.
 * @param sizes Displayed width; default: the width of the window.
 */
export function pictureSources(name: string, sizes = '100vw'): PictureSources {
  const address = (width: number) => `${import.meta.env.BASE_URL}assets/images/${name}-${width}.webp`
  return {
    // For browsers without `srcset`: wide enough for most screens.
    src: address(imageDeviceSizes[5] as number),
    srcSet: imageDeviceSizes.map((width) => `${address(width)} ${width}w`).join(', '),
    sizes,
  }
}
