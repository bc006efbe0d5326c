// Renders an SVG as pixels, the way a browser shows it.
import type { Page } from '@playwright/test'

export type RenderSvgParameters = {
  svg: string
  /** Pixels; the height follows. */
  width: number
  type: 'image/png' | 'image/webp'
  /** Percent. */
  quality?: number
}

/** An SVG as pixels, the way a browser shows it. @throws Error when it does not say its size. */
export async function renderSvg(page: Page, { svg, width, type, quality }: RenderSvgParameters): Promise<Buffer> {
  const [, wide, high] = svg.match(/<svg[^>]* width="(\d+)" height="(\d+)"/) ?? []
  if (!wide || !high) throw new Error('The drawing does not say its size.')
  const height = Math.round((width * Number(high)) / Number(wide))
  await page.setViewportSize({ width, height })
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  await page.setContent(`<body style="margin:0"><img src="${address}" style="display:block;width:100%">`)

  // Playwright's own screenshots know no WebP.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } })
  const format = type === 'image/png' ? 'png' : 'webp'
  const { data } = await devtools.send('Page.captureScreenshot', { format, quality })
  return Buffer.from(data, 'base64')
}
