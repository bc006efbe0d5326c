import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShareButton, type ShareCard } from '@/components/share-card.tsx'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { ShareProvider } from './share-provider.tsx'

const words = en.share
const address = `0x${'7a'.repeat(20)}` as const
const card: ShareCard = {
  heading: `Fake\u202e ${'x'.repeat(80)}\n${address.replaceAll('7a', 'bb')}`,
  symbol: 'FAKE',
  facts: [{ label: words.fees, value: '6.75%' }],
  address,
  link: `https://saleyard.example/token/97/${address}`,
  file: 'saleyard-card',
}

/** What was written, in order. */
let written: string[] = []
const pen = () =>
  new Proxy({} as CanvasRenderingContext2D, {
    get: (target, key) => {
      if (key === 'measureText') return (text: string) => ({ width: text.length * 20 })
      if (key === 'fillText') return (text: string) => written.push(text)
      if (key === 'createConicGradient') return () => ({ addColorStop: () => {} })
      return Reflect.get(target, key) ?? (() => {})
    },
    set: () => true,
  })

beforeEach(() => {
  written = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['png'], { type: 'image/png' })),
  )
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } })
  vi.stubGlobal('Path2D', class {})
  vi.stubGlobal('ClipboardItem', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

async function open() {
  const user = userEvent.setup()
  render(
    <I18nextProvider i18n={i18n}>
      <ShareProvider>
        <ShareButton card={card} />
      </ShareProvider>
    </I18nextProvider>,
  )
  await user.click(screen.getByRole('button', { name: words.action }))
  await screen.findByRole('button', { name: words.save })
  return user
}
const ready = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false))

describe('the picture of a card', () => {
  test('has the whole address, and no text of a stranger leaves its place or turns the others', async () => {
    await open()
    await ready(words.save)
    expect(written.at(-1)).toBe(address)
    expect(written.join('')).not.toMatch(/[\u202e\n]/)
    expect(written.filter((text) => text.includes('…'))).toHaveLength(1)
    expect(written).toContain('6.75%')
    expect(screen.getByRole('img')).toBeTruthy()
  })

  test('is saved as a file', async () => {
    const links: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      links.push(this.download)
    })
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }))
    const user = await open()
    await ready(words.save)
    await user.click(screen.getByRole('button', { name: words.save }))
    expect(links).toEqual(['saleyard-card.png'])
    expect(screen.queryByRole('button', { name: words.copy })).toBeNull()
  })

  test.each([
    ['copied', vi.fn(async () => {})],
    ['notCopied', vi.fn(async () => Promise.reject(new Error('denied')))],
  ] as const)('is copied where the browser can: %s', async (outcome, write) => {
    vi.stubGlobal('ClipboardItem', class {})
    const user = await open()
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ write } as never)
    await ready(words.copy)
    await user.click(screen.getByRole('button', { name: words.copy }))
    expect(await screen.findByText(words[outcome])).toBeTruthy()
  })

  test('is handed to another app where the browser can; a closed choice is no failure', async () => {
    const share = vi.fn(async () => Promise.reject(new DOMException('closed', 'AbortError')))
    Object.assign(navigator, { canShare: () => true, share })
    const user = await open()
    await user.click(await screen.findByRole('button', { name: words.send }))
    expect(share).toHaveBeenCalledWith({ files: [expect.any(File)] })
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('that cannot be drawn is said, and there is nothing to save', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    await open()
    expect(await screen.findByText(words.failed)).toBeTruthy()
    expect(screen.getByRole('button', { name: words.save })).toHaveProperty('disabled', true)
  })
})

test('a part of the page without pictures offers none', () => {
  render(<ShareButton card={card} />)
  expect(screen.queryByRole('button')).toBeNull()
})
