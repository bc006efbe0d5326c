import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '@scripts/bench-web/build-site.ts'
import { formatFigure } from '@scripts/bench-web/format-figure.ts'
import { judge } from '@scripts/bench-web/judge.ts'
import { measurements } from '@scripts/bench-web/measurements/index.ts'
import { exitCodeOf } from '@scripts/processes/exit-code-of.ts'

/** Words of the titles that are wanted; none means all of them. */
const wanted = process.argv.slice(2)

process.exitCode = await exitCodeOf(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saleyard-bench-web-'))
  try {
    const site = await buildSite(folder)
    let isOver = false
    for (const [title, measure] of Object.entries(measurements)) {
      if (wanted.length > 0 && !wanted.some((word) => title.includes(word))) continue
      const { figures, details = [] } = await measure(site)
      console.log([`\n${title}`, ...figures.map(formatFigure), ...details.map((line) => `    ${line}`)].join('\n'))
      isOver ||= figures.some((figure) => (judge(figure) ?? 'ok') !== 'ok')
    }
    return isOver ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
