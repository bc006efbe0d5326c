import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { appStore } from '@/lib/storage/app-store.ts'
import { deriveColour } from './derive-colour.ts'
import { followColours, followTheme } from './follow-theme.ts'

describe('followTheme', () => {
  afterEach(() => appStore.setState({ theme: 'system' }))

  test('[c9] what the browser draws around the page takes the colour of the chosen theme', () => {
    document.head.innerHTML =
      readFileSync('index.html', 'utf8')
        .match(/<meta name="theme-color".*>/g)
        ?.join('') ?? ''
    const colours = () => [...document.head.querySelectorAll('meta')].map(({ content }) => content)
    const [light, dark] = colours()
    const stop = followTheme()
    appStore.setState({ theme: 'dark' })
    expect(colours()).toEqual([dark, dark])
    appStore.setState({ theme: 'light' })
    expect(colours()).toEqual([light, light])
    stop()
  })
})

describe('followColours', () => {
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
})
