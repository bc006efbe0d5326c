import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'react-toastify/unstyled'
import { Dialog } from '@/components/ui/dialog.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { Buttons, Fields } from './controls.tsx'
import { Colours, Facts, States } from './displays.tsx'

/**
 * Shows every shared component in the current theme, so that the effect of a layout, colour or language is visible at a
 * glance.
 */
export function SamplePage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('nav.samplePage')} lead={t('samplePage.lead')} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Section title={t('customizer.colours')}>
          <Colours />
        </Section>
        <Section title={t('samplePage.buttons')}>
          <Buttons />
        </Section>
        <Section title={t('samplePage.fields')}>
          <Fields />
        </Section>
        <Section title={t('samplePage.facts')}>
          <Facts />
        </Section>
        <Section title={t('samplePage.states')}>
          <States />
        </Section>
        <Section title={t('samplePage.windows')}>
          <Windows />
        </Section>
      </div>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="panel flex min-w-0 flex-col gap-4">
      <h2 className="font-semibold text-17">{title}</h2>
      {children}
    </section>
  )
}

const variants = ['success', 'info', 'warning', 'error', 'default'] as const

/** Opens a dialog, and a toast of each variant. */
function Windows() {
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
