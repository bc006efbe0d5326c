import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ClientMissingError } from '@/lib/wallet/wallet-errors.ts'
import { useModal } from './modal-context.tsx'

function View() {
  useModal()
  return null
}

test('[E1] a view outside of the modal says that there is no client', () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<View />)).toThrow(ClientMissingError)
  expect(() => render(<View />)).toThrow(/^ClientCtrl has no client set$/)
  silent.mockRestore()
})
