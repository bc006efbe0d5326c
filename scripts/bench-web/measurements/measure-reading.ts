import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { budgets } from '@scripts/bench-web/budgets.ts'
import type { Measured } from '@scripts/bench-web/measurement.ts'
import type { Site } from '@scripts/bench-web/read-site.ts'
import { serveSite } from '@scripts/bench-web/reading/serve-site.ts'
import { type ReadingTime, timeReading } from '@scripts/bench-web/reading/time-reading.ts'
import { writeList } from '@scripts/bench-web/reading/write-list.ts'
import { chromiumArguments, findChromium } from '@scripts/find-chromium.ts'

const counts = [1_000, 10_000, 50_000]
const rounds = 5

/** How long the page takes to read lists, and for how long that blocks it: the best of five, for machines are busy. */
export async function measureReading({ folder }: Site): Promise<Measured> {
  const files = mkdtempSync(join(tmpdir(), 'saleyard-lists-'))
  const site = await serveSite(folder)
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const figures: Measured['figures'] = []
    for (const count of counts) {
      const file = join(files, `${count}.csv`)
      writeList(file, count)
      const times: ReadingTime[] = []
      for (let round = 0; round < rounds; round += 1) {
        // Each in a browser profile of its own: no draft of the round before.
        const context = await browser.newContext()
        times.push(await timeReading(await context.newPage(), site.url, file))
        await context.close()
      }
      const isLargest = count === counts.at(-1)
      const best = (pick: (time: ReadingTime) => number) => Math.min(...times.map(pick))
      figures.push(
        {
          name: `${count} lines, file to list`,
          value: best(({ total }) => total),
          unit: 'ms',
          ...(isLargest && { budget: budgets.reading }),
        },
        {
          name: '  longest task of the page',
          value: best(({ longestTask }) => longestTask),
          unit: 'ms',
          budget: budgets.task,
        },
      )
    }
    return { figures, details: ['0 ms: no task was longer than 50.'] }
  } finally {
    await browser.close()
    site.stop()
    rmSync(files, { recursive: true, force: true })
  }
}
