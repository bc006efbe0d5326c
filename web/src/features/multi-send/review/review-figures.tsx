import type { ReactNode } from 'react'
import { Figures } from '@/components/ui/figures.tsx'

export type Figure = { label: string; value: string; help?: ReactNode }

/** Facts of the plan: label, figure in a mono face, and why it is so. */
export function ReviewFigures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {figures.map(({ label, value, help }) => (
        <div key={label} className="min-w-0 border-line border-b py-3">
          <dt className="text-13 text-quiet">{label}</dt>
          <dd className="min-w-0">
            <bdi dir="ltr" className="break-words font-medium font-mono text-15">
              {value}
            </bdi>
            {help && (
              <div className="break-words text-13 text-quiet">
                {typeof help === 'string' ? <Figures text={help} /> : help}
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
