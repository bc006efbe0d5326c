import { render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { i18n } from '../../../lib/i18n.ts'
import { StepBar } from './step-bar.tsx'

test('sending has four steps, and the one in force is named [c140]', () => {
  const show = (step: 'prepare' | 'review' | 'approve' | 'send') => (
    <I18nextProvider i18n={i18n}>
      <StepBar step={step} notNeeded={undefined} isFinished={false} />
    </I18nextProvider>
  )
  const { rerender } = render(show('prepare'))
  const list = within(screen.getByRole('list', { name: 'Steps' }))
  const names = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names).toEqual(['1Prepare', '2Review', '3Approve', '4Send'])
  for (const step of ['prepare', 'review', 'approve', 'send'] as const) {
    rerender(show(step))
    expect(list.getByRole('listitem', { current: 'step' }).textContent?.toLowerCase()).toContain(step)
  }
})
