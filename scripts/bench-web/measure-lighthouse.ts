// Measures the pages that most people see with Lighthouse.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { chromiumArguments, findChromium } from '@scripts/find-chromium.ts'
import { execa } from 'execa'
import { budgets, type Figure, type Measured } from './budgets.ts'
import { serveCompressed } from './serve-compressed.ts'
import type { Site } from './site.ts'

const paths = ['/home', '/multi-sender', '/create-token']
/** Looks at each page: machines are busy, so of the performance the best counts; of the layout's shifts the worst. */
const rounds = 3

/** Measures with Lighthouse the pages that most people see, on a desktop; and home on a phone, without a floor for its speed. */
export async function measureLighthouse({ folder }: Site): Promise<Measured> {
  const site = await serveCompressed(folder)
  const figures: Figure[] = []
  const details: string[] = []
  try {
    for (const path of paths) {
      const results: LighthouseResult[] = []
      for (let round = 0; round < rounds; round += 1) results.push(await runLighthouse(site.url + path, 'desktop'))
      figures.push(...toFigures(path, results))
      details.push(...new Set(results.flatMap(({ faults }) => faults.map((fault) => `${path}, ${fault}`))))
    }
    const phone = await runLighthouse(`${site.url}/home`, 'mobile')
    figures.push({ name: '/home on a phone, performance', value: phone.scores.performance, unit: '%' })
  } finally {
    await site.stop()
  }
  return { figures, details }
}

function toFigures(path: string, results: readonly LighthouseResult[]): Figure[] {
  return [
    ...categories.map((name) => ({
      name: `${path}, ${name}`,
      value: Math.max(...results.map(({ scores }) => scores[name])),
      unit: '%' as const,
      floor: budgets.lighthouse,
    })),
    {
      name: `${path}, shift of the layout (CLS)`,
      value: Math.max(...results.map(({ shift }) => shift)) * 1000,
      unit: '/1000',
      budget: budgets.shift,
    },
  ]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type LighthouseResult = {
  /** Percent. */
  scores: Record<(typeof categories)[number], number>
  /** Sum of the layout's shifts, a share of the window. */
  shift: number
  /** What a category lost points by. */
  faults: string[]
}

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

const program = join(repositoryRoot, 'node_modules/lighthouse/cli/index.js')

/**
 * Looks at one page as Lighthouse does, in a Chromium of its own.
 *
 * @param device Whose screen, processor and line are played.
 * @throws UserError when Lighthouse is missing or gives up, with its words.
 */
async function runLighthouse(url: string, device: 'desktop' | 'mobile'): Promise<LighthouseResult> {
  if (!existsSync(program)) throw new UserError('Lighthouse is not installed. Run: make install')
  const flags = ['--headless=new', '--ignore-certificate-errors', ...chromiumArguments].join(' ')
  const options = [
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ...['--quiet', '--output=json', `--only-categories=${categories.join()}`, `--chrome-flags=${flags}`],
  ]
  const { failed, stdout, stderr } = await execa(process.execPath, [program, url, ...options], {
    env: { CHROME_PATH: findChromium() },
    reject: false,
  })
  if (failed) throw new UserError(`Lighthouse did not come to an end with ${url}.\n\n${stderr}`)
  return readReport(JSON.parse(stdout))
}

function readReport({ categories: found, audits }: Report): LighthouseResult {
  const score = (name: string) => Math.round((found[name]?.score ?? 0) * 100)
  const faults = Object.entries(found).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title} (${Math.round((audits[id]?.score ?? 0) * 100)})`),
  )
  return {
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as LighthouseResult['scores'],
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    faults,
  }
}
