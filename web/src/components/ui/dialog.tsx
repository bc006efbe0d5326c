// Shows a modal dialog, as a card or a drawer, with the rules by which it closes.
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type DialogProps = {
  open: boolean
  title: string
  onClose: () => void
  /** Shown before the title: the back button. */
  before?: ReactNode
  /** A card over the page, one below the header's buttons, or a drawer at the page's end. */
  shape?: keyof typeof shapes
  children: ReactNode
}

const card = {
  frame: 'm-auto w-[min(28.75rem,calc(100vw-32px))] rounded-box border border-line bg-panel p-0 text-ink shadow-2xl',
  panel: 'p-5',
  head: 'mb-4 flex items-center justify-between gap-4',
}
const shapes = {
  card,
  popover: { ...card, frame: `${card.frame} sm:mt-18 sm:me-8 sm:mb-auto` },
  drawer: { frame: 'customizer', panel: undefined, head: 'customizer-head' },
}

/**
 * A modal `<dialog>`; Escape, backdrop and the cross close it. The focus starts at the title, and returns there when
 * the title changes, because the view with the focused element is gone.
 */
export function Dialog({ open, title, onClose, before, shape = 'card', children }: DialogProps) {
  const { t } = useTranslation()
  const { frame, panel, head } = shapes[shape]
  const id = useId()
  const modal = useModal(open, onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  // Another title means another view, to be read from its top.
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

type ModalProps = Required<Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onClose' | 'onPointerDown' | 'onClick'>>

/**
 * Returns the properties that make a `<dialog>` modal: the browser traps the focus and restores it; Escape and the
 * backdrop close it.
 *
 * A press on the element itself counts as a press on its backdrop, so its padding must be that of a child.
 */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  // Selecting text with the mouse and releasing it outside is a click on the common ancestor, which is the dialog.
  const pressedBackdrop = useRef(false)
  return {
    ref,
    // `close` fires a task after Escape: it must not close what the next key has reopened.
    onCancel: ({ target, currentTarget }) => target === currentTarget && onClose(),
    onClose: () => !ref.current?.open && onClose(),
    onPointerDown: ({ target, currentTarget }) => {
      pressedBackdrop.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }) => pressedBackdrop.current && target === currentTarget && onClose(),
  }
}
