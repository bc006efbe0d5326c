// Shows the largest run that the tests have paid as a picture: a tile for each of its batches.
import { runFigures } from '@saleyard/generated/bench-figures'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/lib/i18n/format-count.ts'

const columns = 25
const [size, step] = [17, 20]
const { recipients, batches } = runFigures
const rows = Math.ceil(batches / columns)

/** Shades in no order that is seen, the same on each visit. */
const shadeOf = (index: number) => 0.55 + ((index * 7) % 10) / 22

export function RunPicture() {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section className="panel" aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={heading} className="font-semibold text-15">
          {t('home.welcome.run')}
        </h2>
        <p className="inline-flex items-center gap-1.5 rounded-full bg-success/10 px-3 py-1 font-medium text-13 text-success">
          <Check aria-hidden className="size-4" />
          {t('home.welcome.allPaid')}
        </p>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${columns * step - (step - size)} ${rows * step - (step - size)}`}
        className="mt-4 w-full text-brand rtl:-scale-x-100"
        fill="currentColor"
      >
        {Array.from({ length: batches }, (_, index) => (
          <rect
            key={index}
            x={(index % columns) * step}
            y={Math.floor(index / columns) * step}
            width={size}
            height={size}
            rx="4"
            opacity={shadeOf(index)}
          />
        ))}
      </svg>
      <p className="mt-3 text-13 text-quiet">
        {t('home.welcome.tiles', { people: formatCount(recipients), batches: formatCount(batches) })}
      </p>
      <dl className="mt-3 border-line border-t pt-3 text-14">
        {[
          ['paid', recipients],
          ['twice', 0],
        ].map(([name, number]) => (
          <div key={name} className="flex justify-between gap-3 py-0.5">
            <dt>{t(`home.welcome.${name as 'paid' | 'twice'}`)}</dt>
            <dd className="figure font-semibold">{formatCount(number as number)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
