// Injects the faults of browser, storage, endpoints and chain, each at its moment.

import type { Page } from '@playwright/test'
import type { Chain } from '@saleyard/testkit/chain/create-chain.ts'
import { takeSnapshot } from '@saleyard/testkit/chain/take-snapshot.ts'
import type { Hash, Hex } from 'viem'
import type { Browser } from './browser.ts'
import type { LaneFixture } from './lane-fixture.ts'
import type { Endpoint } from './nodes.ts'
import { type Fault, isWalletFault, type Moment, type RunPlan } from './plan.ts'
import type { Random } from './random.ts'
import type { Robot } from './robot.ts'

type Parameters = {
  plan: RunPlan
  random: Random
  browser: Browser
  robot: Pick<Robot, 'interrupt' | 'path'>
  endpoints: readonly [Endpoint, Endpoint]
  reorg: Reorg
  reached: ReadonlyMap<Moment, number>
  onInjected(fault: Fault): void
  log(text: string): void
}

export function createFaultInjector({
  plan,
  random,
  browser,
  robot,
  endpoints,
  reorg,
  reached,
  onInjected,
  log,
}: Parameters) {
  const [a, b] = endpoints
  const due = plan.faults.filter(({ fault }) => !isWalletFault(fault))
  /** Two windows that are at the review together, or a second one at any time. */
  const isReviewedTwice = random.chance(0.5)
  // A node that is ahead is so from the start, and the chain becomes shorter later.
  const ahead = plansReorg(plan) && !reorg.isPlanned ? random.pick([5, 40, 400]) : 0
  for (const endpoint of endpoints) endpoint.set({ ahead }, () => onInjected('shorterChain'))

  async function onPages(act: (page: Page) => Promise<unknown>, fault: Fault) {
    const pages = browser.pages()
    if (pages.length === 0) return
    await act(random.pick(pages))
    onInjected(fault)
  }

  const actions: Partial<Record<Fault, () => Promise<unknown>>> = {
    async kill() {
      await browser.kill()
      onInjected('kill')
    },
    reload: () => onPages((page) => page.reload({ waitUntil: 'commit' }), 'reload'),
    pause: () => onPages(robot.interrupt, 'pause'),
    async twoWindows() {
      const page = await browser.window(robot.path)
      if (random.chance(0.5)) await hide(page)
      onInjected('twoWindows')
    },
    async shorterChain() {
      for (const endpoint of endpoints) endpoint.set({})
      if (reorg.isPlanned && (await reorg.apply(random.chance(0.6)))) onInjected('shorterChain')
    },
    async nodesApart() {
      const lags = random.pick([
        [0, 0, 3],
        [0, 3],
        [0, 1, 2, 5],
      ])
      a.set({ behind: lags }, () => onInjected('nodesApart'))
      b.set({ behind: random.chance(0.5) ? lags : [random.between(1, 6)] }, () => onInjected('nodesApart'))
    },
    async nodeFails() {
      const fail = () => ({ part: random.pick([0.25, 0.6, 1]), how: random.pick(failures) })
      a.set({ failing: fail() }, () => onInjected('nodeFails'))
      if (random.chance(0.6)) b.set({ failing: fail() }, () => onInjected('nodeFails'))
    },
    async storageCleared() {
      await browser.clearStorage()
      onInjected('storageCleared')
      if (random.chance(0.7)) for (const page of browser.pages()) await page.reload({ waitUntil: 'commit' })
    },
  }

  function isTime({ fault, at, delay }: RunPlan['faults'][number]): boolean {
    const time = reached.get(fault === 'twoWindows' && isReviewedTwice ? 'reviewed' : at)
    return time !== undefined && Date.now() >= time + delay
  }

  return {
    isOver: () => due.length === 0,
    /** Whose moment has come; `isLast`: all that are left, since their moments do not come any more. */
    async next(isLast = false): Promise<void> {
      for (const planned of due.filter((one) => isLast || isTime(one))) {
        due.splice(due.indexOf(planned), 1)
        log(`fault: ${planned.fault}`)
        await actions[planned.fault]?.().catch((error) =>
          log(`${planned.fault} did not go: ${String(error).slice(0, 160)}`),
        )
      }
    },
    heal() {
      for (const endpoint of endpoints) endpoint.set({})
    },
  }
}

const failures = ['silent', 'closed', 'error', 'lost', 'status'] as const

const plansReorg = ({ faults }: RunPlan) => faults.some(({ fault }) => fault === 'shorterChain')

/** Makes the page hidden, as a window behind another one is. */
async function hide(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/* REORG */

export type Reorg = ReturnType<typeof createReorg>

type ReorgParameters = { plan: RunPlan; random: Random; fixture: LaneFixture; log(text: string): void }

/** Blocks that are taken back, with what the wallet had sent in them. */
export function createReorg({ plan, random, fixture: { chain, mining }, log }: ReorgParameters) {
  const { client } = chain
  let snapshot: Awaited<ReturnType<typeof takeSnapshot>> | undefined
  let from = 0n
  let hashes: readonly Hash[] = []
  const lost: Hex[] = []

  let isApplied = false

  return {
    isPlanned: plansReorg(plan) && random.chance(0.5),
    isApplied: () => isApplied,
    /** Before the first bytes go out. */
    async prepare(paying: readonly Hash[]) {
      hashes = paying
      if (snapshot) return
      from = await client.getBlockNumber({ cacheTime: 0 })
      snapshot = await takeSnapshot(client)
    },
    /** The blocks since are gone; what they held comes back to the pool, or stays away until the end of the run. */
    async apply(comesBack: boolean): Promise<boolean> {
      if (!snapshot) return false
      mining.stop()
      // An approval comes back with the payment that depends on it.
      const all = new Set([...(await readMined(chain, from)), ...hashes])
      const read = await Promise.all([...all].map((hash) => readRaw(chain, hash)))
      const raws = read.flatMap((raw) => raw ?? [])
      await snapshot.revert()
      snapshot = undefined
      isApplied = true
      await client.request({ method: 'anvil_dropAllTransactions' } as never)
      await client.setAutomine(false)
      log(`reorg of ${raws.length} transactions, which ${comesBack ? 'come back' : 'stay away'}`)
      if (comesBack) await resend(chain, raws)
      else lost.push(...raws)
      mining.go()
      return true
    },
    /** What stayed away goes out after all. */
    release: () => resend(chain, lost),
  }
}

/** What is in blocks above this one, in its order. */
async function readMined({ client }: Chain, from: bigint): Promise<Hash[]> {
  const head = await client.getBlockNumber({ cacheTime: 0 })
  const numbers = Array.from({ length: Number(head - from) }, (_, index) => from + BigInt(index) + 1n)
  const blocks = await Promise.all(numbers.map((blockNumber) => client.getBlock({ blockNumber })))
  return blocks.flatMap(({ transactions }) => transactions)
}

async function readRaw({ client }: Chain, hash: Hash): Promise<Hex | undefined> {
  const raw = await client.request({ method: 'eth_getRawTransactionByHash', params: [hash] } as never)
  return (raw as Hex | null) ?? undefined
}

/** What is in a block already, or can no longer be taken, is left. */
async function resend({ client }: Chain, raws: readonly Hex[]) {
  for (const serializedTransaction of raws)
    await client.sendRawTransaction({ serializedTransaction }).catch(() => undefined)
}
