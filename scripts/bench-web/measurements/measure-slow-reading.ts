import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { budgets } from '@scripts/bench-web/budgets.ts'
import type { Measured } from '@scripts/bench-web/measurement.ts'
import type { Site } from '@scripts/bench-web/read-site.ts'
import { serveSite } from '@scripts/bench-web/reading/serve-site.ts'
import { timeSlowReading } from '@scripts/bench-web/reading/time-reading.ts'
import { writeList } from '@scripts/bench-web/reading/write-list.ts'
import { chromiumArguments, findChromium } from '@scripts/find-chromium.ts'

const cases = [
  { count: 10_000, kind: 'paste' },
  { count: 10_000, kind: 'file' },
  { count: 50_000, kind: 'file' },
] as const
const rounds = 3

/** What a list takes on a slow processor, and an edit of one of its lines: the best of three, for machines are busy. */
export async function measureSlowReading({ folder }: Site): Promise<Measured> {
  const files = mkdtempSync(join(tmpdir(), 'saleyard-lists-'))
  const site = await serveSite(folder)
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const figures: Measured['figures'] = []
    for (const { count, kind } of cases) {
      const file = join(files, `${count}.csv`)
      writeList(file, count)
      const text = readFileSync(file, 'utf8')
      const times: Awaited<ReturnType<typeof timeSlowReading>>[] = []
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
        times.push(await timeSlowReading(await context.newPage(), site.url, { file, text, kind }))
        await context.close()
      }
      const best = (pick: (time: (typeof times)[number]) => number) => Math.min(...times.map(pick))
      const figure = (name: string, value: number, budget: number) => ({ name, value, unit: 'ms' as const, budget })
      figures.push(
        figure(
          `${count} lines, ${kind} to list`,
          best(({ reading }) => reading.total),
          budgets.slowReading[count],
        ),
        figure(
          '  longest task of the page',
          best(({ reading }) => reading.longestTask),
          budgets.slowTask,
        ),
        figure(
          '  Enter in an edited line to its verdict',
          best(({ edit }) => edit.total),
          budgets.slowEdit,
        ),
        figure(
          '  longest task of the page',
          best(({ edit }) => edit.longestTask),
          budgets.slowTask,
        ),
      )
    }
    return { figures }
  } finally {
    await browser.close()
    site.stop()
    rmSync(files, { recursive: true, force: true })
  }
}
