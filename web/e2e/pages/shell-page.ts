import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'

/** Locates and drives the frame of every page: header, menu, wallet and network dialogs. */
export function shellPage(page: Page) {
  const header = page.getByRole('banner')
  const walletDialog = page.getByRole('dialog', { name: words.wallet.choose })
  const accountDialog = page.getByRole('dialog', { name: words.wallet.account })
  const networkDialog = page.getByRole('dialog', { name: words.networks.title })
  const connectButton = header.getByRole('button', { name: words.wallet.connect })
  // Its label changes with the language, and a <summary> has no role.
  const languagesInHeader = header.locator('details > summary')
  const languagesInMenu = page.locator('#menu').locator('details > summary')
  const languageMenu = languagesInHeader.or(languagesInMenu)

  /** Its label changes with the language too. */
  const menuToggle = header.locator('[aria-controls="menu"]')

  // The banner begins alike whether the network has a name or not.
  const wrongNetwork = page.getByRole('alert').filter({ hasText: words.networks.wrongKnown.split('{{')[0] ?? '' })

  return {
    title: page.getByRole('heading', { level: 1 }),
    menu: page.getByRole('navigation', { name: words.common.mainMenu }),
    /** The menu, whatever language its own name is in. */
    anyMenu: page.getByRole('navigation').first(),
    /** The line in the footer: how the network is. */
    networkStatus: page.getByRole('contentinfo').locator('details > summary'),
    connectButton,
    walletDialog,
    accountDialog,
    notSupportedButton: header.getByRole('button', { name: words.networks.notSupported }),
    wrongNetwork,

    /** The header's button with the account in short, such as `0xf39F...2266`. */
    accountButton: (short: string) =>
      header.getByRole('button', { name: fill(words.wallet.readAloud, { address: short }) }),

    /** The header's button while this network is in force. */
    networkButton: (name: string) => header.getByRole('button', { name: fill(words.networks.button, { name }) }),

    /** The header's button before a network is picked or a wallet is there. */
    chooseNetworkButton: header.getByRole('button', { name: words.networks.choose, exact: true }),

    networkDialog,
    networkTile: (title: string) => networkDialog.getByRole('button', { name: title }),
    /** The dialog while the wallet is asked to go there. */
    switchDialog: (name: string) => page.getByRole('dialog', { name: fill(words.networks.switchTo, { name }) }),
    /** The newest transactions, in the account's dialog. */
    accountActivity: accountDialog.getByRole('region', { name: words.home.activity }).getByRole('listitem'),

    /** Whichever network is in force. */
    openNetworks: () =>
      header
        .getByRole('button', { name: words.networks.button.split('{{')[0] })
        .or(header.getByRole('button', { name: words.networks.choose, exact: true }))
        .or(header.getByRole('button', { name: words.networks.notSupported }))
        .click(),

    async chooseNetwork(title: string) {
      await header.getByRole('button', { name: words.networks.button.split('{{')[0] }).click()
      await networkDialog.getByRole('button', { name: title }).click()
    },

    async connect(wallet: string) {
      await connectButton.click()
      await walletDialog.getByRole('button', { name: wallet }).click()
      await walletDialog.waitFor({ state: 'hidden' })
    },

    async disconnect(short: string) {
      await header.getByRole('button', { name: fill(words.wallet.readAloud, { address: short }) }).click()
      await accountDialog.getByRole('button', { name: words.wallet.disconnect }).click()
      await connectButton.waitFor()
    },

    /** The one click of the banner. */
    switchNetwork: () => wrongNetwork.getByRole('button').click(),

    /** What the language menu offers. */
    async languages(): Promise<string[]> {
      await languageMenu.click()
      const labels = await header.getByRole('listitem').allInnerTexts()
      await page.keyboard.press('Escape')
      return labels
    },

    /** The list of languages, in the menu on a phone. A test that changes the window's width waits until they are there. */
    languagesInHeader,
    languagesInMenu,

    async chooseLanguage(label: string) {
      await menuToggle.waitFor()
      // Whether they can be seen says less: a menu that closes is there for a while.
      const isInMenu = (await languagesInMenu.count()) > 0
      if (isInMenu) await menuToggle.click()
      await languageMenu.click()
      await page.getByRole('button', { name: label, exact: true }).click()
      if (isInMenu) await menuToggle.click()
    },

    switchToDark: () => header.getByRole('button', { name: words.nav.toDark }).click(),
    switchToLight: () => header.getByRole('button', { name: words.nav.toLight }).click(),

    /** Where the menu leads to. */
    async menuPaths(): Promise<string[]> {
      const links = page.getByRole('navigation', { name: words.common.mainMenu }).getByRole('link')
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    },

    /** How far the page can be scrolled sideways, in pixels. */
    sidewaysScroll: () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),

    /**
     * Texts of which a part is cut off, but for addresses and names that people choose: by their own element, by one around it, or
     * below their last line.
     */
    cutTexts: () =>
      page.evaluate(() => {
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const textOf = ({ childNodes }: Element) =>
          [...childNodes].filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
        const isClamped = (element: Element) =>
          getComputedStyle(element).webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1
        const isOutside = (text: DOMRect, frame: Element) => {
          const { left, right, width } = frame.getBoundingClientRect()
          // Narrower ones hide text from the eye on purpose.
          return width > 1 && text.width > 1 && (text.left < left - 1 || text.right > right + 1)
        }
        const framesOf = (element: Element | null): Element[] =>
          element && element !== document.body ? [element, ...framesOf(element.parentElement)] : []
        /** Whether an element around a text hides a part of it; what scrolls hides nothing for good. */
        const isHidden = (text: DOMRect, element: Element) => {
          const frames = framesOf(element)
          const scrolls = frames.findIndex((frame) => /auto|scroll/.test(getComputedStyle(frame).overflowX))
          return frames
            .slice(0, scrolls < 0 ? undefined : scrolls)
            .some((frame) => hides(getComputedStyle(frame).overflowX) && isOutside(text, frame))
        }
        const isCut = (element: Element) =>
          isClamped(element) ||
          textOf(element).some((node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            return isHidden(range.getBoundingClientRect(), element)
          })
        return [...document.querySelectorAll('body :not(input, bdi, .figure)')]
          .filter((element) => element.checkVisibility() && textOf(element).length > 0 && isCut(element))
          .map(({ textContent }) => textContent)
      }),

    /** Labels of the strong buttons in the page: what is painted in the primary colour and can be pressed. */
    strongActions: () =>
      page.getByRole('main').evaluate((main) => {
        const primary = getComputedStyle(main).getPropertyValue('--color-primary')
        const isStrong = (button: Element) =>
          button.checkVisibility({ visibilityProperty: true }) &&
          !button.matches(':disabled') &&
          getComputedStyle(button).getPropertyValue('--btn-color') === primary
        return [...main.querySelectorAll('.btn')].filter(isStrong).map(({ textContent }) => textContent)
      }),

    /** How far the open dialog can be scrolled sideways, or extends beyond the page, in pixels. */
    dialogOverflow: () =>
      page.getByRole('dialog').evaluate((dialog) => {
        const { left, right } = dialog.getBoundingClientRect()
        const outside = Math.max(-left, right - document.documentElement.clientWidth, 0)
        return outside + dialog.scrollWidth - dialog.clientWidth
      }),
  }
}
