import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@e2e/fixtures/fault-test.ts'
import { homePage } from '@e2e/pages/home-page.ts'
import { multiSendPage, pastRunsPanel } from '@e2e/pages/multi-send-page.ts'
import { pageUrl } from '@e2e/ports.ts'
import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { deployments } from '@saleyard/generated/deployments'
import type { FaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'

const stored = join(import.meta.dirname, '../fixtures/stored')
/** Where MultiSender would have been deployed from these builds. Its code has changed since, before any deployment. */
const formerAddress = '0x580a3F7053e0504B45c5510a3E854AaDd2A424B9'
/** What a build wrote, with the address of today: the page pays by no other contract. */
const readStored = (name: string) =>
  readFileSync(join(stored, name), 'utf8').replaceAll(formerAddress, deployments.MultiSender)
const { multiSend } = words

/**
 * What a browser held after a day with the first version, written by that build: a finished run of three, a plain transfer, a
 * run that was declined, one that was sent and not mined, a list and a token that are being written. It is never written again:
 * a user who returns with it finds everything. The chain is another one, and shorter than it was.
 */
test.use(storedBy('first-version.json'))

test('a user of the first version finds runs, their reports and the list again', async ({ page, node }) => {
  await keepAsStored(node)
  const sending = multiSendPage(page)
  const runs = pastRunsPanel(page)
  await page.goto('/multi-sender')
  await expect(sending.lines).toContainText(['0x00000000000000000000000000000000000000e1', 'hello, world'])
  await expect(page.getByRole('heading', { name: multiSend.send.unfinishedHeading })).toHaveCount(2)
  await expect(runs.rows).toHaveCount(4)
  await expect(runs.rows.getByText(multiSend.pastRuns.finished, { exact: true })).toHaveCount(2)

  for (const [row, paid] of [
    [3, 3],
    [2, 1],
  ] as const) {
    await runs.rows.nth(row).getByRole('button', { name: /^Open/ }).click()
    await expect(sending.report).toContainText(sending.allPaid(paid))
    await sending.backToRuns.click()
  }
})

test('runs that the first version left unfinished go on where they were, and nothing is signed by itself', async ({
  page,
  wallet,
}) => {
  const sending = multiSendPage(page)
  const runs = pastRunsPanel(page)
  await page.goto('/multi-sender')
  await wallet.connect()
  for (const row of [0, 1]) {
    // They stand above the list, which moves down when they come.
    await expect(page.getByRole('button', { name: words.multiSend.send.continueRun })).toHaveCount(2)
    await runs.rows.nth(row).getByRole('button', { name: /^Open/ }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(sending.mainButton).toBeEnabled()
    await sending.backToRuns.click()
  }
  expect(wallet.sent).toEqual([])
})

test('a run file of the first version is imported', async ({ page }) => {
  const runs = pastRunsPanel(page)
  await page.goto('/multi-sender')
  await runs.deleteLatest(multiSend.pastRuns.deleteAnyway)
  await expect(runs.rows).toHaveCount(3)
  await runs.importFile(readStored('first-version.run.json'))
  await page.getByRole('button', { name: multiSend.transfer.confirm, exact: true }).click()
  // The page opens the run once it is stored.
  await expect(multiSendPage(page).backToRuns).toBeVisible()
  await page.goto('/multi-sender')
  await expect(runs.rows).toHaveCount(4)
})

test('what the first version did is in the activity of home', async ({ page }) => {
  await page.goto('/home')
  await expect(homePage(page).sent).toContainText(['Harbour'])
})

/**
 * The same of the build before the packages: a finished run, one that was declined and stopped, one that was exported before
 * anything was signed, one with its wallet prompt open, a list, a created token and a token form. It is never written again.
 */
test.describe('written by the build before the packages', () => {
  test.use(storedBy('second-version.json'))

  test('a user finds runs, their reports, the list and the created token again', async ({ page, node }) => {
    await keepAsStored(node)
    const sending = multiSendPage(page)
    const runs = pastRunsPanel(page)
    const placesOfRuns = await watchPlaces(page, `[aria-label="${multiSend.pastRuns.heading}"] li`)
    await page.goto('/multi-sender')
    await expect(sending.lines).toContainText(['0xc1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1', '2.5'])
    await expect(runs.rows).toHaveCount(4)
    // A button that moves under a press is not pressed.
    expect(await placesOfRuns(), 'places of the first run while the list is read, px').toHaveLength(1)
    await expect(runs.rows.getByText(multiSend.pastRuns.finished, { exact: true })).toHaveCount(2)
    await runs.rows.nth(3).getByRole('button', { name: /^Open/ }).click()
    await expect(sending.report).toContainText(sending.allPaid(2))
    await sending.backToRuns.click()
    await runs.rows.nth(2).getByRole('button', { name: /^Open/ }).click()
    await expect(sending.report).toContainText(multiSend.report.statuses.stopped)

    await page.goto('/home')
    await expect(homePage(page).sent).toContainText(['Harbour'])
    await page.goto('/create-token?type=baby')
    await expect(page.getByRole('textbox').first()).toHaveValue('Golden')
  })

  test('its unfinished runs go on where they were, and its run file is imported', async ({ page, wallet }) => {
    const sending = multiSendPage(page)
    const runs = pastRunsPanel(page)
    await page.goto('/multi-sender')
    await wallet.connect()
    await expect(page.getByRole('button', { name: multiSend.send.continueRun })).toHaveCount(2)
    await runs.rows.nth(0).getByRole('button', { name: /^Open/ }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(sending.mainButton).toBeEnabled()
    await sending.backToRuns.click()
    await runs.deleteLatest(multiSend.pastRuns.deleteAnyway)
    await expect(runs.rows).toHaveCount(3)
    await runs.deleteLatest(multiSend.pastRuns.deleteAnyway)
    await expect(runs.rows).toHaveCount(2)
    await runs.importFile(readStored('second-version.run.json'))
    await page.getByRole('button', { name: multiSend.transfer.confirm, exact: true }).click()
    await expect(sending.backToRuns).toBeVisible()
    await page.goto('/multi-sender')
    await expect(runs.rows).toHaveCount(3)
    expect(wallet.sent).toEqual([])
  })
})

/**
 * Lets no node answer. Opening a finished run checks it: a chain that is long enough by then says that it never happened there,
 * and the page shows that in place of the report.
 */
const keepAsStored = (node: FaultProxy) => node.refuse()

/** Records where the first element of the selector is after each change of the page; returns a reader of all places. */
async function watchPlaces(page: Page, selector: string) {
  await page.addInitScript((selector) => {
    const places = new Set<number>()
    Object.assign(window, { places })
    const note = () => {
      const found = document.querySelector(selector)
      if (found) places.add(Math.round(found.getBoundingClientRect().top + window.scrollY))
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
  }, selector)
  return () => page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])
}

/** The storage that a browser begins with: a committed one, at this page's address. */
function storedBy(name: string): Parameters<typeof test.use>[0] {
  return {
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    storageState: async ({}, use, testInfo) => {
      const state = JSON.parse(readStored(name))
      for (const origin of state.origins) origin.origin = pageUrl
      const path = testInfo.outputPath('storage.json')
      writeFileSync(path, JSON.stringify(state))
      await use(path)
    },
  }
}
