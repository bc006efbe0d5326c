import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useModal } from '../ui/use-modal'
import { BackgroundChoice } from './background-choice'
import { ColourChoice } from './colour-choice'
import { Configuration } from './configuration'
import { DirectionChoice } from './direction-choice'
import { IconChoice } from './icon-choice'
import { LayoutChoice } from './layout-choice'

export type CustomizerProps = { open: boolean; onClose: () => void }

/** A drawer beside the page, which changes as one chooses. */
export function Customizer({ open, onClose }: CustomizerProps) {
  const { t } = useTranslation()
  const id = useId()
  const modal = useModal(open, onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])
  return (
    <dialog {...modal} aria-labelledby={id} className="customizer">
      {open && (
        <div className="customizer-panel">
          <div className="customizer-head">
            <h2 ref={heading} id={id} tabIndex={-1} className="font-semibold text-17 outline-none">
              {t('customizer.title')}
            </h2>
            <button
              type="button"
              className="btn btn-ghost btn-square btn-sm"
              aria-label={t('common.close')}
              onClick={onClose}
            >
              <X aria-hidden className="size-4.5" />
            </button>
          </div>
          <div className="flex flex-col gap-6 p-5">
            <LayoutChoice />
            <BackgroundChoice />
            <ColourChoice />
            <IconChoice />
            <DirectionChoice />
            <Configuration />
          </div>
        </div>
      )}
    </dialog>
  )
}
