// Does one run of the campaign: prepares it, injects faults while the robot works, heals all of them, and asks the oracle.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import type { Violation } from './claims.ts'
import { createRunWallet } from './faulty-wallet.ts'
import { createFaultInjector, createReorg } from './inject-faults.ts'
import type { LaneFixture } from './lane-fixture.ts'
import type { RunTally } from './matrix.ts'
import { startEndpoint } from './nodes.ts'
import { askOracle, readSum, type Verdict } from './oracle.ts'
import { type Fault, isWalletFault, type Moment, type RunPlan } from './plan.ts'
import { createRandom } from './random.ts'
import { createRobot, type Step } from './robot.ts'
import { rpcNames } from './site.ts'
import { readWindow } from './window-snapshot.ts'

export type Lane = { scene: LaneFixture; origin: string; folder: string }

export type RunResult = { tally: RunTally; violations: Violation[]; log: string }

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** The last blocks have to be deeper than the page looks for what vanished: confirmations and 120 blocks. */
const depth = 130

/** ms. `chaos`: faults are waited for; `still`: nothing more comes of waiting; `patient`: it is waited for minutes, which are short here; `follow`: the page's last word is waited for; `compare`: a page compares a run with the chain. */
const limits = { chaos: 40_000, stillInChaos: 3_000, follow: 40_000, still: 8_000, patient: 2_000, compare: 1_500 }

/** @throws What is wrong with the campaign itself, never with the page. */
export async function doRun(plan: RunPlan, lane: Lane): Promise<RunResult> {
  const begun = Date.now()
  const lines: string[] = []
  const log = (text: string) => lines.push(`${String(Date.now() - begun).padStart(6)} ${text}`)
  const run = await prepareRun(plan, lane, log)
  try {
    await chaos(run)
    await heal(run)
    const stuck = await follow(run)
    const verdict = await askOracle(run)
    const violations = [...stuck, ...verdict.violations]
    const time = Date.now() - begun
    if (violations.length > 0) await writeRecord(run, { ...verdict, violations }, lines)
    return { violations, log: lines.join('\n'), tally: toTally(run, verdict, { wrong: violations.length, time }) }
  } finally {
    await run.close()
  }
}

/** How many times slower than a quiet one this machine is just now: every limit is so much longer. From 1 to 5. */
function createPace() {
  let times = 1
  return {
    times: () => times,
    /** @param opening How long it took to open the page, ms. */
    slower(opening: number) {
      times = Math.min(5, Math.max(times, opening / 1_500))
    },
  }
}

type Run = Awaited<ReturnType<typeof prepareRun>>

async function prepareRun(plan: RunPlan, { scene, origin, folder }: Lane, log: (text: string) => void) {
  const random = createRandom(`${plan.seed}/${plan.number}`)
  log(`route ${plan.route}, ${plan.recipients} people${plan.isCostly ? ', several batches' : ''}`)
  log(`faults ${plan.faults.map(({ fault, at, delay }) => `${fault} at ${at} + ${delay}`).join('; ')}`)
  await scene.reset()
  const { chain, mining } = scene
  const asset = scene.tokenOf(plan, random.chance(0.5))
  const people = await scene.people(plan, random.fork('people'))
  const token = { name: `Harbour ${plan.number}`, symbol: `H${plan.number}` }
  const from = await chain.client.getBlockNumber({ cacheTime: 0 })
  const before = await readSum(chain, asset, people, from)

  const struck = new Set<Fault>()
  const onStrike = (fault: Fault) => struck.add(fault)
  const reached = new Map<Moment, number>()
  const onMoment = (moment: Moment) => {
    if (reached.has(moment)) return
    reached.set(moment, Date.now())
    log(`moment: ${moment}`)
  }
  const reorg = createReorg({ plan, random: random.fork('reorg'), scene, log })
  const endpoints = [
    await startEndpoint(chain.rpcUrl, random.fork('node a')),
    await startEndpoint(chain.rpcUrl, random.fork('node b')),
  ] as const
  const wallet = await createRunWallet({
    chain,
    random: random.fork('wallet'),
    emit: (event, data) => browser.emit(event, data),
    log,
    faults: plan.faults.flatMap(({ fault }) => (isWalletFault(fault) ? [fault] : [])),
    onStrike,
    onMoment,
    mining,
    hasBundles: plan.route === 'bundle',
    beginsWithApproval: plan.beginsWithApproval,
  })
  const browser = await openBrowser({
    origin,
    rules: rpcNames.map((name, index) => `MAP ${name} 127.0.0.1:${endpoints[index]?.port}`),
    request: async (method, params) => {
      if (reorg.isPlanned && /^(eth|wallet)_send/.test(method)) await reorg.note(wallet.paying)
      return wallet.request(method, params)
    },
  })
  const onReview = () => onMoment('reviewed')
  const robot = createRobot({ plan, random: random.fork('robot'), people, asset, wallet, token, log, onReview })
  const strikes = createFaultInjector({
    plan,
    random: random.fork('faults'),
    browser,
    robot,
    endpoints,
    reorg,
    reached,
    onStrike,
    log,
  })

  return {
    plan,
    chain,
    mining,
    asset,
    people,
    token,
    from,
    before,
    struck,
    reorg,
    wallet,
    browser,
    robot,
    strikes,
    random: random.fork('run'),
    pace: createPace(),
    folder,
    log,
    async close() {
      mining.go()
      await browser.close()
      await Promise.all(endpoints.map((endpoint) => endpoint.stop()))
    },
  }
}

/* THE RUN */

/** A window of a browser that runs; one is opened where there is none. */
async function anyWindow({ browser, robot, random, log, pace }: Run): Promise<Page> {
  if (browser.isRunning() && browser.pages().length > 0) return random.pick(browser.pages())
  await browser.kill()
  log('open the browser')
  const begun = Date.now()
  const page = await browser.window(robot.path)
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 })
  pace.slower(Date.now() - begun)
  return page
}

/** Takes one step of the robot. The next step retries what an intervening fault made fail. */
async function takeStep(run: Run, page: Page | undefined, isHealed: boolean): Promise<Step> {
  try {
    return await run.robot.step(page ?? (await anyWindow(run)), isHealed)
  } catch (error) {
    run.log(`(${String(error).split('\n')[0]?.slice(0, 140)})`)
    return 'waits'
  }
}

async function chaos(run: Run) {
  const { strikes, wallet, random, pace } = run
  const begun = Date.now()
  let pressed = begun + 5_000
  let rest = random.between(2, 10)
  const isOver = () =>
    Date.now() > begun + limits.chaos * pace.times() || Date.now() > pressed + limits.stillInChaos * pace.times()
  while (rest > 0 && !isOver()) {
    const step = await takeStep(run, undefined, false)
    await strikes.next()
    if (step === 'pressed') pressed = Math.max(pressed, Date.now())
    const isQuiet = step === 'done' || (strikes.isOver() && wallet.faultsLeft() === 0)
    rest -= isQuiet ? 1 : 0
    await sleep(random.between(30, 200))
  }
  if (!strikes.isOver()) await injectRemaining(run)
}

/** What waited for moments that do not come any more. */
async function injectRemaining(run: Run) {
  await run.strikes.next(true)
  for (let more = 0; more < 8; more += 1) {
    await takeStep(run, undefined, false)
    await sleep(run.random.between(50, 250))
  }
}

async function heal({ wallet, strikes, mining, chain, log }: Run) {
  log('heal')
  wallet.heal()
  strikes.heal()
  await wallet.settle()
  mining.go()
  await chain.client.mine({ blocks: depth })
}

/** Until each window has reported, or asks for what the robot does not give. */
async function follow(run: Run): Promise<Violation[]> {
  const begun = Date.now()
  const watch = watchStillness(run)
  while (Date.now() < begun + limits.follow * run.pace.times() && watch.reloads() < 3) {
    const steps = await actEverywhere(run)
    if (steps.every(isLast) && !(await watch.compareAgain()) && (await isSettled(run))) return []
    await watch.note(steps)
    await sleep(120)
  }
  const { text } = await readWindow(await anyWindow(run))
  return [{ kind: 'stuck', text: `neither finished nor a decision: ${text.slice(0, 2_000)}` }]
}

/** Blocks go on coming; where nothing can be pressed for long, a user reloads. */
function watchStillness({ chain, browser, reorg, log, pace }: Run) {
  let pressed = Date.now()
  let rounds = 0
  let reloads = 0
  let isCompared = false
  let hasWaited = false
  const reloadAll = async (why: string) => {
    for (const page of browser.pages()) {
      const text = await readWindow(page).then(
        (sight) => sight.text,
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
      if (isCompared || !reorg.hasStruck()) return false
      isCompared = true
      await reloadAll('blocks were taken back')
      return true
    },
    async note(steps: readonly Step[]) {
      rounds += 1
      if (rounds % 10 === 0) await chain.client.mine({ blocks: depth })
      if (steps.includes('pressed')) {
        pressed = Date.now()
        hasWaited = false
      }
      if (!hasWaited && Date.now() > pressed + limits.patient * pace.times()) {
        hasWaited = true
        log('minutes pass')
        await browser.letTimePass()
      }
      if (Date.now() < pressed + limits.still * pace.times()) return
      reloads += 1
      pressed = Date.now()
      hasWaited = false
      await reloadAll('nothing goes on')
    },
  }
}

/** What a page has kept as final it shows at once, and then compares with the chain: where a reorg struck, it is read afterwards. */
async function isSettled(run: Run): Promise<boolean> {
  if (!run.reorg.hasStruck()) return true
  await sleep(limits.compare * run.pace.times())
  return (await actEverywhere(run)).every(isLast)
}

const isLast = (step: Step) => step === 'done' || step === 'refused'

async function actEverywhere(run: Run): Promise<Step[]> {
  if (run.browser.pages().length === 0 || !run.browser.isRunning()) return [await takeStep(run, undefined, true)]
  const steps: Step[] = []
  for (const page of run.browser.pages()) steps.push(await takeStep(run, page, true))
  return steps
}

/* WHAT IS KEPT OF IT */

function toTally(
  { plan, people, struck }: Run,
  { got, said }: Verdict,
  { wrong, time }: Pick<RunTally, 'wrong' | 'time'>,
): RunTally {
  const paysPeople = plan.route !== 'creation'
  const isSaidUnpaid = (person: number) => said.some((one) => one.claim === 'unpaid' && one.people.includes(person))
  const count = (fits: (inTheEnd: number, person: number) => boolean) =>
    paysPeople ? got.filter(({ inTheEnd }, person) => fits(inTheEnd, person)).length : 0
  return {
    route: plan.route,
    injected: [...struck],
    people: people.length,
    paidOnce: count((times) => times === 1),
    unpaidAndSaid: count((times, person) => times === 0 && isSaidUnpaid(person)),
    wrong,
    time,
  }
}

/** What was pressed, said and paid, and a picture of each window. */
async function writeRecord({ plan, browser, people, token, folder }: Run, verdict: Verdict, lines: readonly string[]) {
  const place = join(folder, `run-${plan.number}`)
  await mkdir(place, { recursive: true })
  const name = (person: number) => String(person + 1)
  const record = [
    `CAMPAIGN_SEED=${plan.seed} CAMPAIGN_ONLY=${plan.number}`,
    ...verdict.violations.map(({ kind, text }) => `VIOLATION ${kind}: ${text}`),
    '',
    ...lines,
    '',
    ...verdict.said.map((one) => `said (${one.claim}) of ${one.people.map(name).join(' ')}: ${one.sentence}`),
    '',
    ...verdict.got.map(
      ({ atWord, inTheEnd }, person) =>
        `${name(person)}: ${atWord} when it was said, ${inTheEnd} in the end, ${people[person]?.address ?? token.symbol}`,
    ),
    '',
    ...verdict.sights.map(({ text }) => text),
  ]
  await writeFile(join(place, 'record.txt'), `${record.join('\n')}\n`)
  for (const [index, page] of browser.pages().entries())
    await page.screenshot({ path: join(place, `window-${index + 1}.png`), timeout: 3_000 }).catch(() => {})
}
