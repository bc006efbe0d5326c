// Measures the pages that most people see with Lighthouse.

import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { UserError } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { chromiumArguments, findChromium } from '@scripts/find-chromium.ts'
import { execa } from 'execa'
import { leaves } from '@/components/menu/nav-items.ts'
import { budgets, type Figure, type Measured } from './budgets.ts'
import { serveCompressed } from './serve-compressed.ts'
import type { Site } from './site.ts'

/** Home, and each page of the menu. */
const paths = ['/home', ...leaves.map(({ path }) => path)]
const devices = ['desktop', 'mobile'] as const
type Device = (typeof devices)[number]
/** Looks at each page: machines are busy, so of the performance the best counts; of the layout's shifts the worst. */
const rounds = 3

/** Measures home and each page of the menu with Lighthouse, on a desktop and on a phone. */
export async function measureLighthouse({ folder }: Site): Promise<Measured> {
  const site = await serveCompressed(folder)
  const all: Measured[] = []
  try {
    for (const device of devices) for (const path of paths) all.push(await measurePage(site.url, path, device))
  } finally {
    await site.stop()
  }
  return { figures: all.flatMap(({ figures }) => figures), details: all.flatMap(({ details = [] }) => details) }
}

async function measurePage(site: string, path: string, device: Device): Promise<Measured> {
  const results: LighthouseResult[] = []
  for (let round = 0; round < rounds; round += 1) results.push(await runLighthouse(site + path, device))
  const name = device === 'mobile' ? `${path} on a phone` : path
  const faults = new Set(results.flatMap((result) => result.faults))
  return {
    figures: toFigures(name, results),
    details: [...[...faults].map((fault) => `${name}, ${fault}`), `${name}: ${results.map(describeRound).join('; ')}`],
  }
}

/** A figure of performance from a busy machine says little, so each round says how busy it was. */
function describeRound({ scores, speed, load }: LighthouseResult): string {
  return `${scores.performance} % at speed ${speed.toFixed(0)}, load ${load.toFixed(1)}`
}

function toFigures(page: string, results: readonly LighthouseResult[]): Figure[] {
  return [
    ...categories.map((name) => ({
      name: `${page}, ${name}`,
      value: Math.max(...results.map(({ scores }) => scores[name])),
      unit: '%' as const,
      floor: budgets.lighthouse,
    })),
    {
      name: `${page}, shift of the layout (CLS)`,
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
  /** Lighthouse's own measure of the machine while it ran: more is faster. */
  speed: number
  /** Programs that wanted a core, at the start. */
  load: number
}

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
  environment: { benchmarkIndex: number }
}

const program = join(repositoryRoot, 'node_modules/lighthouse/cli/index.js')

/**
 * Looks at one page as Lighthouse does, in a Chromium of its own.
 *
 * @param device Whose screen, processor and line are played.
 * @throws UserError when Lighthouse is missing or gives up, with its words.
 */
async function runLighthouse(url: string, device: Device): Promise<LighthouseResult> {
  if (!existsSync(program)) throw new UserError('Lighthouse is not installed. Run: make install')
  const flags = ['--headless=new', '--ignore-certificate-errors', ...chromiumArguments].join(' ')
  const options = [
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ...[
      '--quiet',
      '--output=json',
      '--throttling-method=simulate',
      `--only-categories=${categories.join()}`,
      `--chrome-flags=${flags}`,
    ],
  ]
  const load = loadavg()[0] ?? 0
  const { failed, stdout, stderr } = await execa(process.execPath, [program, url, ...options], {
    env: { CHROME_PATH: findChromium() },
    reject: false,
  })
  if (failed) throw new UserError(`Lighthouse did not come to an end with ${url}.\n\n${stderr}`)
  return { ...readReport(JSON.parse(stdout)), load }
}

function readReport({ categories: found, audits, environment }: Report): Omit<LighthouseResult, 'load'> {
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
    speed: environment.benchmarkIndex,
  }
}
