import { useTranslation } from 'react-i18next'
import { useModal } from '@/components/ui/use-modal.ts'
import { Finder } from './finder.tsx'

export type PaletteProps = { open: boolean; onClose: () => void }

/** The search over the dimmed page. */
export function Palette({ open, onClose }: PaletteProps) {
  const { t } = useTranslation()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      aria-label={t('search.open')}
      className="mx-auto mt-[max(12px,10dvh)] mb-auto w-[min(37.5rem,calc(100vw-24px))] overflow-hidden rounded-box border border-line bg-panel p-0 text-ink shadow-2xl"
    >
      {open && <Finder onDone={onClose} />}
    </dialog>
  )
}
