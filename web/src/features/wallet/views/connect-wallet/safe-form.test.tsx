import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import en from '@/locales/en.json'
import safe from '@/locales/parts/safe/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { SafeForm } from './safe-form.tsx'

test.each([
  ['that is none', 'hello', en.form.addressInvalid],
  ['with a wrong checksum', '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266', en.form.addressChecksum],
])('an address %s says so at the field, and no network is asked', async (_, text, reason) => {
  const onConnected = vi.fn()
  renderApp(<SafeForm onConnected={onConnected} />)
  const field = await screen.findByLabelText(safe.connect.address)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: safe.connect.button }))

  expect(screen.getByRole('alert').textContent).toBe(reason)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: `${text} ` } })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onConnected).not.toHaveBeenCalled()
})
