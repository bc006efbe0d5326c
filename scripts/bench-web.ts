// Measures the built page and compares each figure with its budget.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runForExitCode } from '@saleyard/testkit/processes/user-error.ts'
import { checkBudget, formatFigure, type Measurement } from '@scripts/bench-web/budgets.ts'
import { measureFirstLoad } from '@scripts/bench-web/measure-first-load.ts'
import { measureHistory } from '@scripts/bench-web/measure-history.ts'
import { measureAlternativeModal, measurePairing, measureWalletLayer } from '@scripts/bench-web/measure-later-loads.ts'
import { measureLighthouse } from '@scripts/bench-web/measure-lighthouse.ts'
import { measureReading, measureSlowReading } from '@scripts/bench-web/measure-reading.ts'
import { buildSite } from '@scripts/bench-web/site.ts'

/** What `make bench-web` measures, in this order. */
const measurements = {
  'First load, gzip': measureFirstLoad,
  'At rest, or at the first click on a wallet, gzip beyond the first load': measureWalletLayer,
  'First click on pairing, gzip beyond the first load': measurePairing,
  'First opening of the original modal, gzip beyond the first load': measureAlternativeModal,
  'Reading a list, the best of five': measureReading,
  'Reading a list at a quarter of the speed, the best of three': measureSlowReading,
  'History of a token with 40,000 transfers to 10,000 holders, the best of three': measureHistory,
  'Lighthouse, the best of three': measureLighthouse,
} as const satisfies Record<string, Measurement>

/** Words of the titles that are wanted; none means all of them. */
const wanted = process.argv.slice(2)

process.exitCode = await runForExitCode(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saleyard-bench-web-'))
  try {
    const site = await buildSite(folder)
    let isOver = false
    for (const [title, measure] of Object.entries(measurements)) {
      if (wanted.length > 0 && !wanted.some((word) => title.includes(word))) continue
      const { figures, details = [] } = await measure(site)
      console.log([`\n${title}`, ...figures.map(formatFigure), ...details.map((line) => `    ${line}`)].join('\n'))
      isOver ||= figures.some((figure) => (checkBudget(figure) ?? 'ok') !== 'ok')
    }
    return isOver ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
