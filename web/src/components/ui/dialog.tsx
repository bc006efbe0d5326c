import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  open: boolean
  title: string
  onClose: () => void
  /** Stands before the title: the way back. */
  before?: ReactNode
  /** A card over the page, or a drawer at its end. */
  shape?: keyof typeof shapes
  children: ReactNode
}

const shapes = {
  card: {
    frame: 'm-auto w-[min(28.75rem,calc(100vw-32px))] rounded-box border border-line bg-panel p-0 text-ink shadow-2xl',
    panel: 'p-5',
    head: 'mb-4 flex items-center justify-between gap-4',
  },
  drawer: { frame: 'customizer', panel: undefined, head: 'customizer-head' },
}

/**
 * A modal `<dialog>`; Escape, backdrop and the cross close it. The focus begins at the title, and returns there when the
 * title changes: with another view what had it is gone.
 */
export function Dialog({ open, title, onClose, before, shape = 'card', children }: DialogProps) {
  const { t } = useTranslation()
  const { frame, panel, head } = shapes[shape]
  const id = useId()
  const modal = useModal(open, onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  // Another title is another view: whoever reads starts at its top.
  useEffect(() => heading.current?.focus(), [open, title])

  return (
    <dialog {...modal} aria-labelledby={id} className={frame}>
      {open && (
        <div className={panel}>
          <div className={head}>
            {before}
            <h2 ref={heading} id={id} tabIndex={-1} className="min-w-0 flex-1 font-semibold text-17 outline-none">
              {title}
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
          {children}
        </div>
      )}
    </dialog>
  )
}
