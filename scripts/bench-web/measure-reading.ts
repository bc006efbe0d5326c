// Measures how long the page takes to read lists, at full speed and at a quarter of it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { chromiumArguments, findChromium } from '@scripts/find-chromium.ts'
import { keccak256, toHex } from 'viem'
import { budgets, type Measured } from './budgets.ts'
import { type Site, serveSite } from './site.ts'
import { type ReadingTime, timeReading, timeSlowReading } from './time-reading.ts'

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

const cases = [
  { count: 10_000, kind: 'paste' },
  { count: 10_000, kind: 'file' },
  { count: 50_000, kind: 'file' },
] as const
const slowRounds = 3

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
      for (let round = 0; round < slowRounds; round += 1) {
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

const real = join(repositoryRoot, 'web/test-data/safe-airdrop-5000.csv')

/** Writes a list of so many lines: a real one, and then the same amounts to made-up addresses. */
function writeList(path: string, count: number): void {
  const lines = readFileSync(real, 'utf8').trim().split('\n').slice(1)
  const made = Array.from({ length: Math.max(0, count - lines.length) }, (_, index) => {
    const amount = lines[index % lines.length]?.split(',')[1]
    return `0x${keccak256(toHex(index)).slice(-40)},${amount}`
  })
  writeFileSync(path, [...lines.slice(0, count), ...made].join('\n'))
}
