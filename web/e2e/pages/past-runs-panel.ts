import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { readDownload } from './read-download.ts'

/** The runs on this device, below the list that is being prepared. */
export function pastRunsPanel(page: Page) {
  const region = page.getByRole('region', { name: words.multiSend.pastRuns.heading })
  return {
    rows: region.getByRole('listitem'),
    openLatest: () => region.getByRole('button', { name: /^Open/ }).first().click(),

    /** Text of the file that the newest run is exported to. */
    async exportLatest(): Promise<string> {
      await region
        .getByRole('button', { name: /^Export/ })
        .first()
        .click()
      const downloading = page.waitForEvent('download')
      await page.getByRole('dialog').getByRole('button', { name: words.multiSend.transfer.export, exact: true }).click()
      return readDownload(await downloading)
    },
    importFile: (text: string) =>
      page.getByLabel(words.multiSend.transfer.importLabel).setInputFiles({
        name: 'run.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      }),
    /** `confirm`: what the button says, which depends on the run's state. */
    async deleteLatest(confirm: string) {
      await region
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
    },
  }
}
