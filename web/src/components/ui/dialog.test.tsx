import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { Dialog } from './dialog.tsx'

function show() {
  const onClose = vi.fn()
  render(
    <Dialog open title="Wallet" onClose={onClose}>
      <p>Inside</p>
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Wallet' }), inside: screen.getByText('Inside') }
}

test('[U1] a click on the backdrop closes, and so does the cross', async () => {
  const { onClose, dialog } = show()
  await userEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: en.common.close }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('[U1] a click on what the dialog shows does not close', async () => {
  const { onClose, inside } = show()
  await userEvent.click(inside)
  expect(onClose).not.toHaveBeenCalled()
})

test('[U1] a text marked from inside to the backdrop does not close', async () => {
  const { onClose, dialog, inside } = show()
  await userEvent.pointer([{ keys: '[MouseLeft>]', target: inside }, { target: dialog }, { keys: '[/MouseLeft]' }])
  // The browser gives the click to what holds both; the drag above leaves it out here.
  dialog.click()
  expect(onClose).not.toHaveBeenCalled()
})

test('[U1] Escape is heard at once; the `close` that follows does not close what is open again', () => {
  const { onClose, dialog } = show()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('[U1] opened, the focus is at the title; the element is asked to be modal and to close', () => {
  const { rerender } = render(
    <Dialog open title="Wallet" onClose={() => {}}>
      <button type="button">Inside</button>
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Wallet' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Wallet' }))
  rerender(
    <Dialog open={false} title="Wallet" onClose={() => {}}>
      <button type="button">Inside</button>
    </Dialog>,
  )
  expect(dialog.open).toBe(false)
})
