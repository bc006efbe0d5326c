import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'react-toastify/unstyled'
import { Dialog } from '@/components/ui/dialog.tsx'

const variants = ['success', 'info', 'warning', 'error', 'default'] as const

/** What opens over the page: a dialog, and a toast of each variant. */
export function Windows() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-line btn-sm" onClick={() => setOpen(true)}>
          {t('samplePage.dialog')}
        </button>
        {variants.map((type) => (
          <button
            key={type}
            type="button"
            className="btn btn-line btn-sm"
            onClick={() => toast(t(`samplePage.toasts.${type}`), { type })}
          >
            {t(`samplePage.toasts.${type}`)}
          </button>
        ))}
      </div>
      <Dialog open={isOpen} title={t('samplePage.dialog')} onClose={() => setOpen(false)}>
        <p>{t('home.lead')}</p>
      </Dialog>
    </>
  )
}
