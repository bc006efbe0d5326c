import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'

const { pages, common } = words

/** Locates and drives a page without the frame. */
export function specialPage(page: Page) {
  const film = page.locator('video')
  const link = (name: string) => page.getByRole('link', { name })
  return {
    title: page.getByRole('heading', { level: 1 }),
    /** What only the frame has. */
    frame: page.getByRole('navigation').or(page.getByRole('banner')).or(page.getByRole('contentinfo')),
    /** In the page itself, not above it. */
    logo: page.getByRole('main').getByRole('link', { name: words.app.name, exact: true }),
    inputs: page.locator('input, textarea, select, form, [contenteditable]'),
    home: link(pages.goHome),
    toApp: link(pages.goToApp),
    connectButton: page.getByRole('button', { name: words.wallet.connect }),
    askButton: page.getByRole('button', { name: pages.unlock.act }),
    retryButton: page.getByRole('button', { name: common.tryAgain }),
    dialog: page.getByRole('alertdialog'),
    status: page.getByRole('status'),
    tooltip: page.getByRole('tooltip'),
    timer: page.getByRole('timer'),
    pauseButton: page.getByRole('button', { name: pages.comingSoon.pause }),
    playButton: page.getByRole('button', { name: pages.comingSoon.play }),

    /** Opens the page about a failure in a new tab. */
    async openHelp(): Promise<Page> {
      const opened = page.waitForEvent('popup')
      await link(pages.help).click()
      return opened
    },

    film,
    /** How far the film has come, in seconds. */
    filmTime: () => film.evaluate((video: HTMLVideoElement) => video.currentTime),
    filmIsPaused: () => film.evaluate((video: HTMLVideoElement) => video.paused),
  }
}
