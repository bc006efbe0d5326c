import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { appStore } from '@/lib/storage/app-store.ts'
import { followTheme } from './follow-theme.ts'

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
