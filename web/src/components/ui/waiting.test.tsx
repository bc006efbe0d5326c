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
