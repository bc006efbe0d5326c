import { budgets } from '@scripts/bench-web/budgets.ts'
import type { Figure, Measured } from '@scripts/bench-web/measurement.ts'
import type { Site } from '@scripts/bench-web/read-site.ts'
import { categories, type LighthouseResult, runLighthouse } from '@scripts/lighthouse/run-lighthouse.ts'
import { serveCompressed } from '@scripts/lighthouse/serve-compressed.ts'

const paths = ['/home', '/multi-sender', '/create-token']
/** Looks at each page: machines are busy, so of the performance the best counts; of the layout's shifts the worst. */
const rounds = 3

/** What Lighthouse says of the pages that most people see, on a desktop; and of home on a phone, without a floor for its speed. */
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
