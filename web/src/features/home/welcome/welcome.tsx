// Says to a newcomer what Saleyard does and why it can be trusted, with figures that are measured.
import { runFigures, sendFigures } from '@saleyard/generated/bench-figures'
import { Link } from '@tanstack/react-router'
import { Check, Fuel, Lock, type LucideIcon, ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { openGuide } from './guide-store.ts'
import { RunPicture } from './run-picture.tsx'

/** One promise, two ways in, a run as a picture, three reasons, and what others take for the same. */
export function Welcome() {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-center gap-6 lg:grid-cols-2">
        <Pledge />
        <RunPicture />
      </div>
      <Reasons />
      <Comparison />
    </div>
  )
}

function Pledge() {
  const { t } = useTranslation()
  return (
    <div className="py-4">
      <p className="inline-flex items-center gap-1.5 rounded-full border border-line bg-panel px-3 py-1 font-medium text-13 text-success">
        <Check aria-hidden className="size-4" />
        {t('home.welcome.free')}
      </p>
      <div className="headline mt-4 text-balance">
        <PageTitle isHome className="tracking-tight">
          {t('home.welcome.promise', { people: formatCount(runFigures.recipients) })}
        </PageTitle>
      </div>
      <p className="mt-4 max-w-xl text-15 text-pretty text-quiet">{t('home.welcome.lead')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <WaysIn />
      </div>
    </div>
  )
}

/** Where there is no local chain, a first run needs a wallet, and the second way in is a token. */
function WaysIn() {
  const { t } = useTranslation()
  if (!import.meta.env.VITE_LOCAL_RPC_URL)
    return (
      <>
        <Link to="/multi-sender" className="btn btn-primary">
          {t('home.pay')}
        </Link>
        <Link to="/create-token" className="btn btn-line">
          {t('nav.createToken')}
        </Link>
      </>
    )
  return (
    <>
      <Link to="/multi-sender" className="btn btn-primary" onClick={openGuide}>
        {t('home.welcome.try')}
      </Link>
      <Link to="/multi-sender" className="btn btn-line">
        {t('home.pay')}
      </Link>
    </>
  )
}

const reasons: [name: 'once' | 'cheap' | 'safe', Icon: LucideIcon][] = [
  ['once', ShieldCheck],
  ['cheap', Fuel],
  ['safe', Lock],
]

function Reasons() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {reasons.map(([name, Icon]) => (
        <section key={name} className="panel">
          <Icon aria-hidden className="size-5 text-brand" strokeWidth={1.75} />
          <h2 className="mt-3 font-semibold text-15">{t(`home.welcome.reasons.${name}`)}</h2>
          <p className="mt-1 text-14 text-quiet">
            {t(`home.welcome.because.${name}`, { people: formatCount(sendFigures.recipients) })}
          </p>
        </section>
      ))}
    </div>
  )
}

const { recipients, gas } = sendFigures
/** Gas for each recipient, as the bars show it. */
const shares = Object.entries(gas).map(([name, total]) => ({ name, each: Math.round(total / recipients) }))
const most = Math.max(...shares.map(({ each }) => each))

function Comparison() {
  const { t } = useTranslation()
  const heading = useId()
  const nameOf = (name: string) =>
    name === 'saleyard' ? t('app.name') : name === 'separate' ? t('home.welcome.separate') : name
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading} className="font-semibold text-17">
        {t('home.welcome.gas', { people: formatCount(recipients) })}
      </h2>
      <dl
        className="mt-4 grid items-center gap-x-4 gap-y-2 text-14"
        style={{ gridTemplateColumns: 'minmax(0, max-content) minmax(8.5rem, 1fr)' }}
      >
        {shares.map(({ name, each }) => (
          <div key={name} className="contents">
            <dt className={name === 'saleyard' ? 'font-semibold' : 'text-quiet'}>{nameOf(name)}</dt>
            <dd className="flex items-center gap-3">
              <span aria-hidden className="h-4 flex-1 overflow-hidden rounded bg-ground">
                <span
                  className={`swatch block h-full rounded ${name === 'saleyard' ? 'bg-brand' : 'bg-base-content/30'}`}
                  style={{ width: `${(each / most) * 100}%` }}
                />
              </span>
              <span className="figure shrink-0 text-end" style={{ minWidth: '4rem' }}>
                {formatCount(each)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-13 text-quiet">{t('home.welcome.gasNote')}</p>
    </section>
  )
}
