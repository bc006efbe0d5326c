import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'

/** Locates header, menu and page, and reads how they appear. */
export function framePage(page: Page) {
  const wrapper = page.locator('.page-wrapper')
  const menu = page.locator('#menu')
  const customizer = page.getByRole('dialog', { name: words.customizer.title })
  return {
    wrapper,
    menu,
    panel: menu.locator('.sidebar-panel'),
    cards: page.getByRole('main').locator('.panel'),
    logo: page.getByRole('link', { name: words.app.name, exact: true }),
    largeLogo: page.locator('.logo-large'),
    smallLogo: page.locator('.logo-small .logo-word'),
    logoIcon: page.locator('.logo-icon'),
    /** Its label says what it does next. */
    toggle: page.locator('[aria-controls="menu"]'),
    menuLink: (name: string) => menu.getByRole('link', { name }),
    group: (name: string) => menu.getByRole('button', { name }),
    toTop: page.getByRole('button', { name: words.nav.toTop }),
    customizer,
    openCustomizer: () => page.getByRole('button', { name: words.customizer.title }).click(),
    option: (name: string) => customizer.getByText(name, { exact: true }),

    scrollTo: (top: number) => page.evaluate((top) => window.scrollTo(0, top), top),
    scrolled: () => page.evaluate(() => window.scrollY),

    /** Width of the narrowest button of the header, in pixels. */
    narrowestTool: () =>
      // At one moment: the wallet's buttons take the places of those before them.
      page.evaluate(() => {
        const tools = [...document.querySelectorAll('header button, header summary')]
        const seen = tools.filter((tool) => tool.checkVisibility())
        return Math.min(...seen.map((tool) => tool.getBoundingClientRect().width))
      }),

    /** Whether the large logo is seen with all of its word, and what lies at its end is it and nothing above it. */
    wholeLogo: () =>
      page.evaluate(() => {
        const word = document.querySelector<HTMLElement>('.logo-large .logo-word')
        if (!word?.checkVisibility()) return false
        const { left, right, top, bottom } = word.getBoundingClientRect()
        const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2))
        return word.scrollWidth <= word.clientWidth + 1 && ends.every((each) => each?.closest('.logo'))
      }),

    /** Where the next presses of Tab lead, as the landmark that has the focus. */
    async focusStops(presses: number): Promise<string[]> {
      const stops: string[] = []
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press('Tab')
        stops.push(await page.evaluate(() => document.activeElement?.closest('#menu, main, header')?.id || 'elsewhere'))
      }
      return stops.map((id) => (id === 'page' ? 'main' : id))
    },

    open: (layout: string, path = '/home') => page.goto(`${path}?layout=${layout}`),

    /** To another layout without another load, as the way back in the history goes. */
    goOn: (layout: string) => page.evaluate((layout) => history.pushState(null, '', `?layout=${layout}`), layout),

    /** What the window's width decides on the page where lists are prepared, and whether the menu is open. */
    preparing: () =>
      page.evaluate(() => {
        const find = (selector: string) => document.querySelector<HTMLElement>(selector)
        const columns = (selector: string) =>
          getComputedStyle(find(selector) as HTMLElement).gridTemplateColumns.split(' ').length
        return {
          classes: find('.page-wrapper')?.className.replace('page-wrapper ', ''),
          expanded: find('[aria-controls="menu"]')?.ariaExpanded,
          sidebar: find('#menu')?.getBoundingClientRect().width,
          languageInHeader: find('header .lucide-languages') !== null,
          assetColumns: columns('main section.grid'),
          pageColumns: columns('main .grid.items-start'),
          notNeeded: (find('main li .whitespace-nowrap .whitespace-nowrap')?.offsetWidth ?? 0) > 1,
        }
      }),

    /** The whole picture at once, so that a look at twelve layouts in seven widths stays quick. */
    look: () =>
      page.evaluate(() => {
        const find = (selector: string) => document.querySelector<HTMLElement>(selector)
        const boxOf = (selector: string) => {
          const element = find(selector)
          if (!element?.checkVisibility()) return null
          const { left, top, width, height } = element.getBoundingClientRect()
          return [left, top, width, height].map(Math.round)
        }
        const styleOf = (selector: string, part?: string) => getComputedStyle(find(selector) as HTMLElement, part)
        return {
          classes: find('.page-wrapper')?.className.replace('page-wrapper ', ''),
          wrapper: boxOf('.page-wrapper'),
          sidebar: boxOf('#menu'),
          expanded: find('[aria-controls="menu"]')?.ariaExpanded,
          sidebarColour: styleOf('.sidebar-panel').backgroundColor,
          sidebarRadius: styleOf('.sidebar-panel').borderRadius,
          header: boxOf('header.page-header'),
          headerPosition: styleOf('header.page-header').position,
          footer: boxOf('footer.page-footer'),
          logo: boxOf('.logo'),
          main: boxOf('main'),
          mainRadius: styleOf('main').borderRadius,
          band: styleOf('.page-body', '::before').backgroundImage,
          card: styleOf('main .panel').borderRadius,
          /** How the menu's links are drawn: icon before the label or above it, and how wide the label is. */
          link: styleOf('#menu .nav-link').flexDirection,
          linkRadius: styleOf('#menu .nav-link').borderRadius,
          label: find('#menu .nav-label')?.offsetWidth,
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }
      }),
  }
}
