// Executes one run of the campaign: injects faults while the robot works, heals all of them, and compares page and chain.

import type { Page } from '@playwright/test'
import type { Violation } from './claims.ts'
import type { RunTally } from './matrix.ts'
import { runOracle } from './oracle.ts'
import type { RunPlan } from './plan.ts'
import { type Lane, prepareRun, type Run } from './prepare-run.ts'
import { toTally, writeRecord } from './record-run.ts'
import type { Step } from './robot-context.ts'
import { readWindow } from './window-snapshot.ts'

export type RunResult = { tally: RunTally; violations: Violation[]; log: string }

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** The last blocks have to be deeper than the page looks for what vanished: confirmations and 120 blocks. */
const depth = 130

/** ms */
const limits = {
  /** Faults are injected. */
  inject: 40_000,
  /** Nothing was pressed while faults are injected. */
  idleInject: 3_000,
  /** Every window reaches the page's last word. */
  end: 40_000,
  /** Nothing was pressed after all faults were healed. */
  idle: 8_000,
  /** The same, before the page's clock moves minutes forward. */
  fastForward: 2_000,
  /** A page compares a run with the chain. */
  compare: 1_500,
}

/** @throws What is wrong with the campaign itself, never with the page. */
export async function executeRun(plan: RunPlan, lane: Lane): Promise<RunResult> {
  const startedAt = Date.now()
  const lines: string[] = []
  const log = (text: string) => lines.push(`${String(Date.now() - startedAt).padStart(6)} ${text}`)
  const run = await prepareRun(plan, lane, log)
  try {
    await injectFaults(run)
    await heal(run)
    const stuck = await driveToEnd(run)
    const verdict = await runOracle(run)
    const violations = [...stuck, ...verdict.violations]
    const time = Date.now() - startedAt
    if (violations.length > 0) await writeRecord(run, { ...verdict, violations }, lines)
    return { violations, log: lines.join('\n'), tally: toTally(run, verdict, { wrong: violations.length, time }) }
  } finally {
    await run.close()
  }
}

/** A window of a browser that runs; one is opened where there is none. */
async function pickWindow({ browser, robot, random, log, pace }: Run): Promise<Page> {
  if (browser.isRunning() && browser.pages().length > 0) return random.pick(browser.pages())
  await browser.kill()
  log('open the browser')
  const startedAt = Date.now()
  const page = await browser.window(robot.path)
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 })
  pace.slower(Date.now() - startedAt)
  return page
}

/** Takes one step of the robot. The next step retries what an intervening fault made fail. */
async function takeStep(run: Run, page: Page | undefined, isHealed: boolean): Promise<Step> {
  try {
    return await run.robot.step(page ?? (await pickWindow(run)), isHealed)
  } catch (error) {
    run.log(`(${String(error).split('\n')[0]?.slice(0, 140)})`)
    return 'waits'
  }
}

async function injectFaults(run: Run) {
  const { injector, wallet, random, pace } = run
  const startedAt = Date.now()
  let pressed = startedAt + 5_000
  let rest = random.between(2, 10)
  const isOver = () =>
    Date.now() > startedAt + limits.inject * pace.times() || Date.now() > pressed + limits.idleInject * pace.times()
  while (rest > 0 && !isOver()) {
    const step = await takeStep(run, undefined, false)
    await injector.next()
    if (step === 'pressed') pressed = Math.max(pressed, Date.now())
    const isQuiet = step === 'done' || (injector.isOver() && wallet.remainingFaults() === 0)
    rest -= isQuiet ? 1 : 0
    await sleep(random.between(30, 200))
  }
  if (!injector.isOver()) await injectRemaining(run)
}

/** What waited for moments that do not come any more. */
async function injectRemaining(run: Run) {
  await run.injector.next(true)
  for (let more = 0; more < 8; more += 1) {
    await takeStep(run, undefined, false)
    await sleep(run.random.between(50, 250))
  }
}

async function heal({ wallet, injector, mining, chain, log }: Run) {
  log('heal')
  wallet.heal()
  injector.heal()
  await wallet.settle()
  mining.go()
  await chain.client.mine({ blocks: depth })
}

/** Until each window has reported, or asks for what the robot does not give. */
async function driveToEnd(run: Run): Promise<Violation[]> {
  const startedAt = Date.now()
  const watch = createStallWatch(run)
  while (Date.now() < startedAt + limits.end * run.pace.times() && watch.reloads() < 3) {
    const steps = await stepAllWindows(run)
    if (steps.every(isFinalStep) && !(await watch.compareAgain()) && (await isSettled(run))) return []
    await watch.record(steps)
    await sleep(120)
  }
  const { text } = await readWindow(await pickWindow(run))
  return [{ kind: 'stuck', text: `neither finished nor a decision: ${text.slice(0, 2_000)}` }]
}

/** Blocks go on coming; where nothing can be pressed for long, a user reloads. */
function createStallWatch({ chain, browser, reorg, log, pace }: Run) {
  let pressed = Date.now()
  let rounds = 0
  let reloads = 0
  let isCompared = false
  let hasWaited = false
  const reloadAll = async (why: string) => {
    for (const page of browser.pages()) {
      const text = await readWindow(page).then(
        (snapshot) => snapshot.text,
        () => 'nothing',
      )
      log(`${why}, it shows "${text.slice(text.indexOf('My Tokens'), 1_500)}": reload`)
      await page.reload({ waitUntil: 'commit' }).catch(() => {})
    }
  }
  return {
    reloads: () => reloads,
    /** Reloads the page after a reorg: only then it shows that a final payment was undone. @returns Whether it is reloading. */
    async compareAgain(): Promise<boolean> {
      if (isCompared || !reorg.isApplied()) return false
      isCompared = true
      await reloadAll('blocks were taken back')
      return true
    },
    async record(steps: readonly Step[]) {
      rounds += 1
      if (rounds % 10 === 0) await chain.client.mine({ blocks: depth })
      if (steps.includes('pressed')) {
        pressed = Date.now()
        hasWaited = false
      }
      if (!hasWaited && Date.now() > pressed + limits.fastForward * pace.times()) {
        hasWaited = true
        log('minutes pass')
        await browser.fastForward()
      }
      if (Date.now() < pressed + limits.idle * pace.times()) return
      reloads += 1
      pressed = Date.now()
      hasWaited = false
      await reloadAll('nothing goes on')
    },
  }
}

/** What a page has kept as final it shows at once, and then compares with the chain: where a reorg struck, it is read afterwards. */
async function isSettled(run: Run): Promise<boolean> {
  if (!run.reorg.isApplied()) return true
  await sleep(limits.compare * run.pace.times())
  return (await stepAllWindows(run)).every(isFinalStep)
}

const isFinalStep = (step: Step) => step === 'done' || step === 'refused'

async function stepAllWindows(run: Run): Promise<Step[]> {
  if (run.browser.pages().length === 0 || !run.browser.isRunning()) return [await takeStep(run, undefined, true)]
  const steps: Step[] = []
  for (const page of run.browser.pages()) steps.push(await takeStep(run, page, true))
  return steps
}
