import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'

const { stop } = words.multiSend

/** Stops a run that rests, and agrees to what that means. */
export async function stopRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: stop.action }).click()
  await page.getByRole('dialog').getByRole('button', { name: stop.confirm, exact: true }).click()
}
