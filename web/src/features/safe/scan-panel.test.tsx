import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import encodeQR from 'qr'
import { bscTestnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import texts from '@/locales/parts/safe/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import { OpenPanel } from './open-panel.tsx'

type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/** What the camera would see of a code, black on white; without a text only white. */
function photograph(text?: string): Pixels {
  const modules = text ? encodeQR(text, 'raw', { border: 4, scale: 4 }) : Array.from({ length: 200 }, () => [])
  const side = modules.length
  const data = new Uint8ClampedArray(4 * side * side).fill(255)
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries()) if (isDark) data.set([0, 0, 0], 4 * (y * side + x))
  return { width: side, height: side, data }
}

beforeEach(async () => {
  const dead = 'http://127.0.0.1:9'
  renderApp(<OpenPanel />, createTwoNetworkConfig(dead, { id: bscTestnet.id, rpcUrl: dead }, []), '/safe')
  fireEvent.click(await screen.findByRole('button', { name: texts.open.scan }))
  await screen.findByRole('button', { name: texts.scan.camera })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

/** jsdom draws nothing: the pixels are given, and what reads codes from them is the page's own. */
function choosePicture(pixels?: Pixels) {
  vi.stubGlobal('createImageBitmap', async () => {
    if (!pixels) throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
    return { ...pixels, close: () => {} }
  })
  const context = { drawImage: () => {}, getImageData: () => pixels }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  const file = new File(['x'], 'picture.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText(texts.scan.picture), { target: { files: [file] } })
}

describe('a picture', () => {
  test('without a code says so, and another one can be chosen', async () => {
    choosePicture(photograph())
    await screen.findByText(texts.scan.noCode)
    choosePicture(photograph('https://example.org'))
    await screen.findByText(texts.errors.notJson)
    expect(screen.queryByText(texts.scan.noCode)).toBeNull()
  })

  test('that is none says so', async () => {
    choosePicture()
    await screen.findByText(texts.scan.noPicture)
  })

  test.each([
    ['a page', 'https://example.org', texts.errors.notJson],
    ['an account', 'ethereum:0x5555555555555555555555555555555555555555', texts.errors.notJson],
    ['another file', '{"version":"1.0"}', texts.errors.formatUnknown],
  ])('with the code of %s is read, refused as no proposal, and leaves nothing behind', async (_, text, refusal) => {
    choosePicture(photograph(text))
    await screen.findByText(refusal)
    expect(screen.queryByRole('button', { name: texts.scan.camera }), 'the panel closes').toBeNull()
    expect(await proposalStore.list()).toEqual([])
  })
})

describe('the camera', () => {
  beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never))
  const start = () => fireEvent.click(screen.getByRole('button', { name: texts.scan.camera }))
  const provide = (getUserMedia: () => Promise<unknown>) =>
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia, enumerateDevices: async () => [] },
    })

  test('that the browser does not have is named, with what to do instead', async () => {
    start()
    await screen.findByText(texts.scan.noCamera)
    expect(document.querySelector('video')).toBeNull()
    expect(screen.getByRole('button', { name: texts.scan.camera }).getAttribute('aria-pressed')).toBe('false')
  })

  test.each(['NotAllowedError', 'NotFoundError', 'NotReadableError'])(
    'that is not given (%s) is named, and asked for again at the next click',
    async (name) => {
      const ask = vi.fn(() => Promise.reject(new DOMException('refused', name)))
      provide(ask)
      expect(ask).not.toHaveBeenCalled()
      start()
      await screen.findByText(texts.scan.noCamera)
      const asked = ask.mock.calls.length
      expect(asked).toBeGreaterThan(0)
      start()
      expect(screen.queryByText(texts.scan.noCamera)).toBeNull()
      await screen.findByText(texts.scan.noCamera)
      expect(ask.mock.calls.length).toBeGreaterThan(asked)
    },
  )

  test('that is given after the user has stopped is stopped at once', async () => {
    const stop = vi.fn()
    let give = (_: unknown) => {}
    provide(
      () =>
        new Promise((resolve) => {
          give = resolve
        }),
    )
    start()
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
    fireEvent.click(screen.getByRole('button', { name: texts.scan.stop }))
    give({ getTracks: () => [{ stop }] })
    await waitFor(() => expect(stop).toHaveBeenCalled())
    expect(screen.queryByText(texts.scan.noCamera)).toBeNull()
  })
})
