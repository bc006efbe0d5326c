import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from './bench-web/build-site.ts'
import { formatFigure } from './bench-web/format-figure.ts'
import { judge } from './bench-web/judge.ts'
import { measurements } from './bench-web/measurements/index.ts'
import { exitCodeOf } from './processes/exit-code-of.ts'

process.exitCode = await exitCodeOf(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saleyard-bench-web-'))
  try {
    const site = await buildSite(folder)
    let isOver = false
    for (const [title, measure] of Object.entries(measurements)) {
      const { figures, details = [] } = await measure(site)
      console.log([`\n${title}`, ...figures.map(formatFigure), ...details.map((line) => `    ${line}`)].join('\n'))
      isOver ||= figures.some((figure) => judge(figure) === 'OVER')
    }
    return isOver ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
