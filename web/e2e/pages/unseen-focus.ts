import type { Page } from '@playwright/test'

/** Least contrast of what tells where one is, to what it stands on: WCAG 2.2, 1.4.11. */
const least = 3

/** What has the focus without showing it: no outline, or one that is hardly told from its ground. */
export function unseenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate((least) => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return undefined
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(activeElement)
    const isDrawn = outlineStyle !== 'none' && outlineWidth !== '0px'
    const [low = 0, high = 0] = [lightOf(outlineColor).light, groundOf(activeElement)].sort((a, b) => a - b)
    const contrast = (high + 0.05) / (low + 0.05)
    return isDrawn && contrast >= least ? undefined : `${outlineColor}: ${activeElement.outerHTML.slice(0, 200)}`

    /** The light of what an element stands on. */
    function groundOf(element: Element): number {
      const { parentElement } = element
      if (!parentElement) return 1
      const { light, isOpaque } = lightOf(getComputedStyle(parentElement).backgroundColor)
      return isOpaque ? light : groundOf(parentElement)
    }

    /** Relative luminance, whatever the notation. */
    function lightOf(colour: string) {
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      if (!context) throw new Error('nothing to draw on')
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
      const linear = (part: number) => ((part / 255 + 0.055) / 1.055) ** 2.4
      return { light: 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue), isOpaque: alpha === 255 }
    }
  }, least)
}
