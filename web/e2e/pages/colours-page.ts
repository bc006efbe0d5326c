import { words } from '@e2e/words.ts'
import type { Locator, Page } from '@playwright/test'
import { createTokenPage } from './create-token-page.ts'
import { framePage } from './frame-page.ts'

/** Reads what the two brand colours are painted with, as the browser computes it. */
export function coloursPage(page: Page) {
  const frame = framePage(page)
  const main = page.getByRole('main')
  const styleOf = (locator: Locator, property: string) =>
    locator.first().evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property)

  return {
    /** Opens the home page as a user sees it who has chosen these colours. */
    async open(theme: 'light' | 'dark', chosen: { primaryColor?: string; secondaryColor?: string } = {}) {
      // Written where no page runs that could write its own over it.
      await page.goto('/favicon.svg')
      await page.evaluate((state) => localStorage.setItem('store', JSON.stringify({ state, version: 2 })), {
        theme,
        ...chosen,
      })
      await page.goto('/home')
      await main.getByRole('link').first().waitFor()
    },

    /** Looks at home, at a token with two fees, then at the menu of a layout that marks the page by a bar. */
    async painted() {
      await page.goto('/home')
      const tile = main.getByRole('link', { name: new RegExp(`^${words.nav.multiSender}`) })
      const art = tile.locator('svg').first()
      await art.waitFor()
      await page.keyboard.press('Tab')
      await tile.focus()
      // A colour on its way to another is neither.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
      const home = {
        logo: await styleOf(frame.logo.locator('rect:visible'), 'fill'),
        tileArt: await styleOf(art, 'color'),
        spot: await styleOf(art.locator('circle').nth(1), 'fill'),
        ring: await styleOf(tile, 'outline-color'),
      }
      await page.goto('/create-token?type=liquidityGenerator')
      const form = createTokenPage(page)
      await form.fill({ totalSupply: '1000000', generateYield: '2', charityPercent: '3' })
      const parts = main.locator('section > [aria-hidden] > div')
      const token = {
        chosenBorder: await styleOf(
          main.getByRole('link', { name: words.createToken.kinds.liquidityGenerator.title }),
          'border-top-color',
        ),
        chosenText: await styleOf(frame.menuLink(words.nav.createToken), 'color'),
        chart: [
          ...new Set(await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).backgroundColor))),
        ],
        button: await styleOf(main.locator('.btn-primary'), 'background-color'),
      }
      await frame.open('singapore', '/create-token')
      const bar = await styleOf(frame.menuLink(words.nav.createToken), 'box-shadow')
      return { ...home, ...token, activeBar: bar.match(/rgb\([^)]*\)/)?.[0] }
    },

    /** Every property of the page's root that holds a colour of the brand, as text. */
    variables: () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        const names = [
          'color-primary',
          'color-secondary',
          'color-brand',
          'color-brand-secondary',
          'tint',
          'primary-on-dark',
          'brand-on-dark',
        ]
        return names.map((name) => `${name}: ${style.getPropertyValue(`--${name}`)}`)
      }),

    /** What the drawer shows of each colour: its marks, its text. */
    async told(): Promise<string[]> {
      await frame.openCustomizer()
      const swatches = frame.customizer.getByRole('definition').locator('.swatch')
      await swatches.first().waitFor()
      return swatches.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))
    },
  }
}
