import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'

/** Locates the tools, the activity of this device and the state of the networks on the home page. */
export function homePage(page: Page) {
  const main = page.getByRole('main')
  const networks = main.getByRole('region', { name: words.home.networks })
  const activity = main.getByRole('region', { name: words.home.activity })
  return {
    open: () => page.goto('/home'),
    checkButton: networks.getByRole('button', { name: words.home.check, exact: true }),
    checkAgainButton: networks.getByRole('button', { name: words.home.checkAgain }),
    /** How many networks answer. */
    summary: networks.getByRole('status'),
    network: (title: string) =>
      networks.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }),
    /** What to do first, or what was sent. */
    activity,
    startButton: activity.getByRole('link', { name: words.home.pay }),
    /** What was sent, newest first. */
    sent: activity.getByRole('listitem'),
    tile: (name: string) =>
      main
        .getByRole('list')
        .first()
        .getByRole('link', { name: new RegExp(`^${name}`) }),
    /** Where the tiles lead to. */
    toolPaths: () =>
      main
        .getByRole('list')
        .first()
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  }
}
