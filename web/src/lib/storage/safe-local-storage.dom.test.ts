import { afterEach, expect, test, vi } from 'vitest'
import { safeLocalStorage } from './safe-local-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  safeLocalStorage.removeItem('choice')
})

function fill() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

test('what could not be written is read, not what lay there before', () => {
  safeLocalStorage.setItem('choice', 'old')
  fill()
  safeLocalStorage.setItem('choice', 'new')
  expect(safeLocalStorage.getItem('choice')).toBe('new')
})

test('once there is room again, what another tab wrote is read', () => {
  const full = fill()
  safeLocalStorage.setItem('choice', 'mine')
  full.mockRestore()
  safeLocalStorage.setItem('choice', 'kept')
  localStorage.setItem('choice', 'of another tab')
  expect(safeLocalStorage.getItem('choice')).toBe('of another tab')
})

test('what is removed while there is no room is gone', () => {
  fill()
  safeLocalStorage.setItem('choice', 'mine')
  safeLocalStorage.removeItem('choice')
  expect(safeLocalStorage.getItem('choice')).toBeNull()
})
