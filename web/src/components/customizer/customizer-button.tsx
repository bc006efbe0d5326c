import { SlidersHorizontal } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomizerProps } from './customizer.tsx'

const load = () => import('./customizer.tsx')
const reportFailure = (cause: unknown) =>
  import('@/components/errors/show-part-missing.ts').then(({ showPartMissing }) => showPartMissing(cause))

/** Opens the drawer that customizes the page; its code loads on the first press. */
export function CustomizerButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [Customizer, setCustomizer] = useState<ComponentType<CustomizerProps>>()
  const show = () =>
    load().then((module) => {
      setCustomizer(() => module.Customizer)
      setOpen(true)
    }, reportFailure)
  const label = t('customizer.title')
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-square btn-sm"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={label}
        onClick={show}
        onPointerEnter={() => void load().catch(() => {})} // reported on the press
      >
        <SlidersHorizontal aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
      {Customizer && <Customizer open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
