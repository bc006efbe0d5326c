import { afterEach, expect, test } from 'vitest'
import { appStore } from '@/lib/storage/app-store.ts'
import { deriveColour } from './derive-colour.ts'
import { followColours } from './follow-theme.ts'

const on = (name: string) => document.documentElement.style.getPropertyValue(name)

afterEach(() => appStore.setState({ theme: 'system', primaryColor: null, secondaryColor: null }))

test('[c79] chosen colours are put on the page as its theme needs them, and taken off again', () => {
  const stop = followColours()
  expect(on('--color-primary')).toBe('')
  appStore.setState({ theme: 'light', primaryColor: '#ffd166', secondaryColor: '#0b5fa5' })
  expect(on('--color-primary')).toBe(deriveColour('#ffd166', 'light').color)
  expect([on('--color-secondary'), on('--color-secondary-content')]).toEqual(['#0b5fa5', '#ffffff'])
  appStore.setState({ theme: 'dark' })
  expect([on('--color-primary'), on('--color-primary-content')]).toEqual(['#ffd166', '#0f0e1c'])
  appStore.setState({ primaryColor: null })
  expect([on('--color-primary'), on('--tint'), on('--color-secondary')]).toEqual([
    '',
    '',
    deriveColour('#0b5fa5', 'dark').color,
  ])
  stop()
})
