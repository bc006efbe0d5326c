import { Link } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/components/ui/page-title.tsx'
import { WidePicture } from '@/components/ui/wide-picture.tsx'
import { CranePicture } from '@/features/special-pages/pictures/crane-picture.tsx'
import { YardFilm } from '@/features/special-pages/pictures/yard-film.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { env } from '@/lib/env.ts'
import { Countdown } from './countdown.tsx'

type ComingSoonPageProps = {
  /** What is behind it: nothing, a picture, or a film. */
  ground: 'plain' | 'picture' | 'moving'
}

const date = env.VITE_COMING_SOON_DATE

/** What is not there yet, and when it will be. It asks for no address: whoever wants to know comes back. */
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
