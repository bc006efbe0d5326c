import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '@/locales/en.json'
import '@/testing/all-strings.ts'
import { Waiting } from './waiting.tsx'

test('what loads has its place, and is said to those who do not see it', () => {
  render(<Waiting rows={3} row="h-14" className="panel" />)
  const place = screen.getByRole('status')
  expect(place.textContent).toBe(en.common.loading)
  expect(place.className).toContain('panel')
  expect(place.querySelectorAll('.skeleton.h-14')).toHaveLength(3)
})

test('words that will be there give a row their size, and are neither read aloud nor found before', () => {
  render(<Waiting rows={[{ words: 'Two sentences.', row: 'text-13' }, 'h-10 w-40']} label="Reading" />)
  const place = screen.getByRole('status')
  expect(place.textContent).toBe('Reading')
  expect(place.querySelector('.text-13 > .skeleton')?.getAttribute('data-words')).toBe('Two sentences.')
  expect(place.querySelector('.h-10')?.className).not.toContain('w-full')
})
