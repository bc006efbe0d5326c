import { type ComponentProps, useEffect, useRef } from 'react'

type ModalProps = Required<Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onClose' | 'onPointerDown' | 'onClick'>>

/**
 * What makes a `<dialog>` modal: the browser traps the focus and gives it back; Escape and the backdrop close it.
 *
 * What hits the element itself hit its backdrop, so its padding must be that of a part inside.
 */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  // A text marked with the mouse and let go of outside is a click on what holds both, which is the dialog.
  const pressedBackdrop = useRef(false)
  return {
    ref,
    // `close` comes a task after Escape: it must not close what the next key has opened again.
    onCancel: ({ target, currentTarget }) => target === currentTarget && onClose(),
    onClose: () => !ref.current?.open && onClose(),
    onPointerDown: ({ target, currentTarget }) => {
      pressedBackdrop.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }) => pressedBackdrop.current && target === currentTarget && onClose(),
  }
}
