import { type ApprovalFacts, chooseApproval } from '@saleyard/send/approve/choose-approval.ts'
import type { ApprovalWay } from '@saleyard/send/plan/permit-types.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { ApprovalChoice } from './approval-choice.tsx'

const words = en.multiSend.approve
const facts: ApprovalFacts = {
  route: 'tokenPull',
  batches: 3,
  allowance: 0n,
  total: 100n,
  permit: 'possible',
  permit2: 'possible',
  atomic: 'unsupported',
}

function show(change: Partial<ApprovalFacts> = {}, way: ApprovalWay = 'exact', isDisabled = false) {
  const onWay = vi.fn()
  const offers = chooseApproval({ ...facts, ...change })
  const props = { offers, way, onWay, amount: '1 000', symbol: 'HRB', batches: 3, isDisabled }
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <ApprovalChoice {...props} />
    </I18nextProvider>,
  )
  return { onWay, container }
}

test('the exact approval is chosen to begin with, and names the amount', () => {
  show()
  screen.getByRole('group', { name: words.waysHeading })
  expect(screen.getByRole('radio', { name: 'Exactly 1 000 HRB' })).toHaveProperty('checked', true)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('only what is possible can be chosen; of the rest it says why', () => {
  show()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  screen.getByText(words.notOffered)
  screen.getByText(words.reasons.severalBatches.replace('{{formatted}}', '3'), { exact: false })
  screen.getByText(words.reasons.noAtomicCalls, { exact: false })
})

test('where all is possible there is nothing to explain', () => {
  show({ batches: 1, atomic: 'ready' })
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  expect(screen.queryByText(words.notOffered)).toBeNull()
})

test('another way is chosen by its name', async () => {
  const { onWay } = show()
  await userEvent.click(screen.getByRole('radio', { name: words.ways.permit }))
  expect(onWay).toHaveBeenCalledExactlyOnceWith('permit')
})

test('unlimited is last, and warns when it is chosen', () => {
  show({}, 'unlimited')
  expect(screen.getAllByRole('radio').at(-1)).toHaveProperty('checked', true)
  expect(screen.getByRole('alert').textContent).toBe(words.unlimitedWarning.replace('{{symbol}}', 'HRB'))
})

test('while it is acted upon, the choice cannot be changed', () => {
  show({}, 'permit', true)
  expect(screen.getAllByRole('radio').every((radio) => radio.matches(':disabled'))).toBe(true)
})

test('where nothing has to be approved, nothing is asked', () => {
  expect(show({ allowance: 100n }).container.textContent).toBe('')
})
