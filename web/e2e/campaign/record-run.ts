// Records one run of the campaign: its tally, and the files of a run with violations.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunTally } from './matrix.ts'
import type { Verdict } from './oracle.ts'
import type { Run } from './prepare-run.ts'

export function toTally(
  { plan, recipients, injected }: Run,
  { paymentCounts, statements }: Verdict,
  { wrong, time }: Pick<RunTally, 'wrong' | 'time'>,
): RunTally {
  const paysRecipients = plan.route !== 'creation'
  const isStatedUnpaid = (recipient: number) =>
    statements.some((one) => one.claim === 'unpaid' && one.recipients.includes(recipient))
  const count = (fits: (atEnd: number, recipient: number) => boolean) =>
    paysRecipients ? paymentCounts.filter(({ atEnd }, recipient) => fits(atEnd, recipient)).length : 0
  return {
    route: plan.route,
    injected: [...injected],
    recipients: recipients.length,
    paidOnce: count((times) => times === 1),
    unpaidAndStated: count((times, recipient) => times === 0 && isStatedUnpaid(recipient)),
    wrong,
    time,
  }
}

/** What was pressed, said and paid, and a picture of each window. */
export async function writeRecord(
  { plan, browser, recipients, token, folder }: Run,
  verdict: Verdict,
  lines: readonly string[],
) {
  const place = join(folder, `run-${plan.number}`)
  await mkdir(place, { recursive: true })
  const name = (recipient: number) => String(recipient + 1)
  const record = [
    `CAMPAIGN_SEED=${plan.seed} CAMPAIGN_ONLY=${plan.number}`,
    ...verdict.violations.map(({ kind, text }) => `VIOLATION ${kind}: ${text}`),
    '',
    ...lines,
    '',
    ...verdict.statements.map(
      (one) => `statement (${one.claim}) about ${one.recipients.map(name).join(' ')}: ${one.sentence}`,
    ),
    '',
    ...verdict.paymentCounts.map(
      ({ whenStated, atEnd }, recipient) =>
        `${name(recipient)}: ${whenStated} when it was stated, ${atEnd} at the end, ${recipients[recipient]?.address ?? token.symbol}`,
    ),
    '',
    ...verdict.snapshots.map(({ text }) => text),
  ]
  await writeFile(join(place, 'record.txt'), `${record.join('\n')}\n`)
  for (const [index, page] of browser.pages().entries())
    await page.screenshot({ path: join(place, `window-${index + 1}.png`), timeout: 3_000 }).catch(() => {})
}
