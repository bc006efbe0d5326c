// Times a reading, or an edit, of a list by the page's own clock.
import type { Page } from '@playwright/test'

/** ms: from the choice of a file, or a paste, to the rows of its list on the screen, and the longest task of the page meanwhile. */
export type ReadingTime = { total: number; longestTask: number }

/**
 * Runs in the page, which looks at itself: a test tool that waits for an element keeps the page busier than the reading does.
 * A text, for scripts know nothing of the types of a browser.
 */
const readingScript = `new Promise((resolve) => {
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
  for (const type of ['change', 'paste']) document.addEventListener(type, begin, { capture: true, once: true })
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
  const timed = page.evaluate<ReadingTime>(readingScript)
  await input.setInputFiles(file)
  return timed
}

/** Processors of phones and old laptops, against the one that measures. */
const slowdown = 4

/** The same at a quarter of the speed; `kind` says how the list comes. Then a line of it is edited: from Enter to its verdict. */
export async function timeSlowReading(
  page: Page,
  url: string,
  { file, text, kind }: { file: string; text: string; kind: 'file' | 'paste' },
): Promise<{ reading: ReadingTime; edit: ReadingTime }> {
  await page.goto(`${url}/multi-sender`)
  const input = page.locator('input[type=file][accept*=".csv"]')
  await input.waitFor({ state: 'attached' })
  // What the page loads at rest is measured elsewhere.
  await page.evaluate(idleScript)
  if (kind === 'paste') await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  const timed = page.evaluate<ReadingTime>(readingScript)
  if (kind === 'file') await input.setInputFiles(file)
  else {
    await page.locator('textarea').focus()
    await page.keyboard.press('Control+v')
  }
  const reading = await timed

  await page.locator('li[aria-posinset="3"] button').click()
  const editor = page.locator('li[aria-posinset="3"] input')
  await editor.press('End')
  await editor.pressSequentially('7')
  // A key may overtake a script that is still on its way.
  await page.evaluate(`window.edited = ${editScript}; 0`)
  await page.keyboard.press('Enter')
  return { reading, edit: await page.evaluate<ReadingTime>('window.edited') }
}

/** Until nothing has been loaded for one and a half seconds. */
const idleScript = `new Promise((resolve) => {
  let timer = setTimeout(resolve, 1500)
  new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(resolve, 1500)
  }).observe({ type: 'resource' })
})`

/** From Enter until the third line is shown with its new text. */
const editScript = `new Promise((resolve) => {
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
  document.addEventListener('keydown', begin, { capture: true, once: true })
  new MutationObserver((_, observer) => {
    const line = document.querySelector('li[aria-posinset="3"] button')
    if (start === 0 || !line?.textContent.endsWith('7')) return
    observer.disconnect()
    const finish = () => {
      note(tasks.takeRecords())
      resolve({ total: performance.now() - start, longestTask })
    }
    requestAnimationFrame(() => setTimeout(finish))
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
})`
