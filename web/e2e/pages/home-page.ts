import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { runFigures } from '@saleyard/generated/bench-figures'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

/** The title of home until something was done from the device. */
export const promise = fill(words.home.welcome.promise, {
  people: formatAmount(BigInt(runFigures.recipients), 0, { grouped: true }),
})

/** Locates the tools, the activity of this device and the state of the networks on the home page. */
export function homePage(page: Page) {
  const main = page.getByRole('main')
  const networks = main.getByRole('region', { name: words.home.networks })
  const activity = main.getByRole('region', { name: words.home.activity })
  const tools = main.getByRole('list', { name: words.home.tools })
  return {
    open: () => page.goto('/home'),
    checkButton: networks.getByRole('button', { name: words.home.check, exact: true }),
    checkAgainButton: networks.getByRole('button', { name: words.home.checkAgain }),
    /** How many networks answer. */
    summary: networks.getByRole('status'),
    network: (title: string) =>
      networks.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }),
    /** The two ways in, until something was done from the device. */
    tryButton: main.getByRole('link', { name: words.home.welcome.try }),
    startButton: main.getByRole('link', { name: words.home.pay }),
    /** What was sent, newest first. */
    sent: activity.getByRole('listitem'),
    tile: (name: string) => tools.getByRole('link', { name: new RegExp(`^${name}`) }),
    /** Where the tiles lead to. */
    toolPaths: () => tools.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  }
}
