import { pageUrl } from '@e2e/ports.ts'
import type { Page } from '@playwright/test'

/** What a browser does when its user clears the data of this site, also while the page is open. */
export async function clearSiteData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: pageUrl, storageTypes: 'all' })
  await session.detach()
}
