import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { Buttons } from './buttons.tsx'
import { Colours } from './colours.tsx'
import { Facts } from './facts.tsx'
import { Fields } from './fields.tsx'
import { States } from './states.tsx'
import { Windows } from './windows.tsx'

/** Every component of the house in the theme in force: what a chosen layout, colour or language does is seen at one glance. */
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
