// Prepares one run of the campaign: chain, endpoints, wallet, browser, robot and fault injector, from the plan's seed.

import { openBrowser } from './browser.ts'
import { createRunWallet } from './faulty-wallet.ts'
import { createFaultInjector, createReorg } from './inject-faults.ts'
import type { LaneFixture } from './lane-fixture.ts'
import { startEndpoint } from './nodes.ts'
import { readTotalBalance } from './oracle.ts'
import { type Fault, isWalletFault, type Moment, type RunPlan } from './plan.ts'
import { createRandom } from './random.ts'
import { createRobot } from './robot.ts'
import { rpcNames } from './site.ts'

export type Lane = { fixture: LaneFixture; origin: string; folder: string }

/** Measures how many times slower than an idle machine this one is, from 1 to 5. Every limit is multiplied by it. */
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

export type Run = Awaited<ReturnType<typeof prepareRun>>

/** Puts the chain, endpoints, wallet, browser and robot of a run in place. */
export async function prepareRun(plan: RunPlan, { fixture, origin, folder }: Lane, log: (text: string) => void) {
  const random = createRandom(`${plan.seed}/${plan.number}`)
  log(`route ${plan.route}, ${plan.recipientCount} recipients${plan.isCostly ? ', several batches' : ''}`)
  log(`faults ${plan.faults.map(({ fault, at, delay }) => `${fault} at ${at} + ${delay}`).join('; ')}`)
  await fixture.reset()
  const { chain, mining } = fixture
  const asset = fixture.tokenOf(plan, random.chance(0.5))
  const recipients = await fixture.recipients(plan, random.fork('people'))
  const token = { name: `Harbour ${plan.number}`, symbol: `H${plan.number}` }
  const from = await chain.client.getBlockNumber({ cacheTime: 0 })
  const before = await readTotalBalance(chain, asset, recipients, from)

  const injected = new Set<Fault>()
  const onInjected = (fault: Fault) => injected.add(fault)
  const reached = new Map<Moment, number>()
  const onMoment = (moment: Moment) => {
    if (reached.has(moment)) return
    reached.set(moment, Date.now())
    log(`moment: ${moment}`)
  }
  const reorg = createReorg({ plan, random: random.fork('reorg'), fixture, log })
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
    onInjected,
    onMoment,
    mining,
    hasBundles: plan.route === 'bundle',
    beginsWithApproval: plan.beginsWithApproval,
  })
  const browser = await openBrowser({
    origin,
    rules: rpcNames.map((name, index) => `MAP ${name} 127.0.0.1:${endpoints[index]?.port}`),
    request: async (method, params) => {
      if (reorg.isPlanned && /^(eth|wallet)_send/.test(method)) await reorg.prepare(wallet.paying)
      return wallet.request(method, params)
    },
  })
  const onReview = () => onMoment('reviewed')
  const robot = createRobot({ plan, random: random.fork('robot'), recipients, asset, wallet, token, log, onReview })
  const injector = createFaultInjector({
    plan,
    random: random.fork('faults'),
    browser,
    robot,
    endpoints,
    reorg,
    reached,
    onInjected,
    log,
  })

  return {
    plan,
    chain,
    mining,
    asset,
    recipients,
    token,
    from,
    before,
    injected,
    reorg,
    wallet,
    browser,
    robot,
    injector,
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
