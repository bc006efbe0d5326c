// Shows the bell in the header, with the number of things that wait. What finds and lists them loads when the page is at rest.
import { Bell } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/ui/dialog.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { formatCount } from '@/lib/i18n/format-count.ts'

export type NoticesProps = {
  isOpen: boolean
  onClose: () => void
  /** Called with the number of things that wait, whenever it changes. */
  onCount: (count: number) => void
}

type BellButtonProps = {
  load: () => Promise<{ Notices: ComponentType<NoticesProps> }>
  /** Whether the page is at rest: what waits is looked for from then on, or from the first press on. */
  isAtRest: boolean
}

/** Opens the list of what waits. Its name has the number. A failure to load at rest shows at the press, which tries again. */
export function BellButton({ load, isAtRest }: BellButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState(0)
  const [Notices, setNotices] = useState<ComponentType<NoticesProps>>()
  useEffect(() => {
    if (Notices || !(isAtRest || isOpen)) return
    load().then(
      (module) => setNotices(() => module.Notices),
      (error) => {
        setOpen(false)
        if (isOpen) reportFailure(error)
      },
    )
  }, [Notices, isAtRest, isOpen, load])
  const label = t('notices.title') + (count > 0 ? t('common.aside', { text: formatCount(count) }) : '')
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-square btn-sm relative"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden className="size-5" strokeWidth={1.75} />
        {count > 0 && (
          <span aria-hidden className="badge badge-primary badge-xs absolute -end-1 -top-1">
            {formatCount(count)}
          </span>
        )}
      </button>
      {/* A press is answered before its code is there; then the list takes its place. */}
      <Dialog
        open={isOpen && !Notices}
        title={t('notices.title')}
        onClose={() => !Notices && setOpen(false)}
        shape="popover"
      >
        <Waiting rows={1} row="h-16" />
      </Dialog>
      {Notices && <Notices isOpen={isOpen} onClose={() => setOpen(false)} onCount={setCount} />}
    </>
  )
}

const reportFailure = (cause: unknown) =>
  import('@/components/errors/show-part-missing.ts').then(({ showPartMissing }) => showPartMissing(cause))
