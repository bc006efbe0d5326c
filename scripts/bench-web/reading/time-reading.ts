import type { Page } from '@playwright/test'

/** ms: from the choice of the file to the rows of its list on the screen, and the longest task of the page meanwhile. */
export type ReadingTime = { total: number; longestTask: number }

/**
 * Runs in the page, which looks at itself: a test tool that waits for an element keeps the page busier than the reading does.
 * A text, for scripts know nothing of the types of a browser.
 */
const watch = `new Promise((resolve) => {
  let start = 0
  let longestTask = 0
  const note = (entries) => {
    for (const { duration } of entries) longestTask = Math.max(longestTask, duration)
  }
  const tasks = new PerformanceObserver((list) => note(list.getEntries()))
  const begin = () => {
    start = performance.now()
    tasks.observe({ type: 'longtask' })
  }
  document.addEventListener('change', begin, { capture: true, once: true })
  new MutationObserver((_, observer) => {
    if (start === 0 || !document.querySelector('li[aria-setsize] button')) return
    observer.disconnect()
    const finish = () => {
      note(tasks.takeRecords())
      resolve({ total: performance.now() - start, longestTask })
    }
    requestAnimationFrame(() => setTimeout(finish))
  }).observe(document.body, { subtree: true, childList: true })
})`

/** Loads a list into the multi-sender and times it by the page's own clock. */
export async function timeReading(page: Page, url: string, file: string): Promise<ReadingTime> {
  await page.goto(`${url}/multi-sender`)
  const input = page.locator('input[type=file][accept*=".csv"]')
  await input.waitFor({ state: 'attached' })
  const timed = page.evaluate<ReadingTime>(watch)
  await input.setInputFiles(file)
  return timed
}
