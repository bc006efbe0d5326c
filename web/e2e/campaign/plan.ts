/**
 * Chooses what a run of the campaign does: its route, its faults and how many people it pays. A run is known by seed and number
 * alone, so that one of two hundred can be done once more.
 */

import { createRandom } from './random.ts'

/** How money leaves: the columns of the matrix. `creation` makes a token and pays no recipient. */
export const routes = [
  'coin',
  'itself',
  'pull',
  'straight',
  'plain',
  'permit',
  'permit2',
  'bundle',
  'skip',
  'creation',
] as const
export type Route = (typeof routes)[number]

/** What goes wrong: the rows of the matrix. */
export const faults = {
  kill: 'browser killed (SIGKILL)',
  reload: 'page reloaded',
  pause: 'paused, stopped or left',
  declined: '4001, nothing sent',
  refusedThenSent: '4001, then a broadcast',
  otherAccount: 'signed with another account',
  wrongHash: 'a hash of something else',
  noAnswer: 'wallet: no answer for ever',
  errorAfterSend: 'wallet: error around a broadcast',
  withheld: 'signed, broadcast late or never',
  replaced: 'sped up or cancelled in the wallet',
  twoWindows: 'two windows',
  shorterChain: 'a shorter chain',
  nodesApart: 'nodes apart',
  nodeFails: 'endpoints silent, broken, gone',
  storageCleared: 'storage cleared',
} as const
export type Fault = keyof typeof faults
export const faultNames = Object.keys(faults) as Fault[]

/** Faults of the wallet: each changes one answer to one request. */
export const walletFaults = [
  'declined',
  'refusedThenSent',
  'otherAccount',
  'wrongHash',
  'noAnswer',
  'errorAfterSend',
  'withheld',
  'replaced',
] as const satisfies readonly Fault[]
export type WalletFault = (typeof walletFaults)[number]

export const isWalletFault = (fault: Fault): fault is WalletFault => (walletFaults as readonly Fault[]).includes(fault)

/** When a fault strikes: at the review, or when a paying prompt opens, its bytes are broadcast, or the page has its answer. */
export const moments = ['reviewed', 'prompted', 'broadcast', 'answered'] as const
export type Moment = (typeof moments)[number]

/** Where not every moment makes sense: what endpoints get wrong matters before the last answer, a shorter chain after blocks. */
const when: Partial<Record<Fault, readonly Moment[]>> = {
  nodeFails: ['reviewed', 'prompted', 'broadcast'],
  nodesApart: ['reviewed', 'prompted', 'broadcast'],
  shorterChain: ['broadcast', 'answered'],
}

/**
 * Pairs of faults after which no page can determine what they paid together. Marks are per sender: a transaction that the
 * account sends late does not keep its repetition from paying, which the wallet signs with another account. Where the site data
 * is gone as well, no source shows who asked for a token that another account made, and a bundle that its wallet has not begun
 * is in that wallet only.
 */
const undecidable: readonly { faults: readonly [Fault, Fault]; routes: readonly Route[] }[] = [
  { faults: ['otherAccount', 'refusedThenSent'], routes },
  { faults: ['otherAccount', 'withheld'], routes },
  { faults: ['otherAccount', 'storageCleared'], routes: ['creation'] },
  { faults: ['storageCleared', 'withheld'], routes: ['bundle'] },
]

export function isUndecidable(route: Route, some: readonly Fault[]): boolean {
  return undecidable.some(
    ({ faults, routes }) => routes.includes(route) && faults.every((fault) => some.includes(fault)),
  )
}

export type RunPlan = {
  seed: string
  /** From 1. */
  number: number
  route: Route
  faults: readonly { fault: Fault; at: Moment /** ms after the moment. */; delay: number }[]
  /** People to pay; 0 for a creation. */
  recipientCount: number
  /** Each payment takes so much gas that the list makes several batches. */
  isCostly: boolean
  /** What the wallet gets wrong begins with the approval, where there is one; else with the first act that pays. */
  beginsWithApproval: boolean
}

/** @returns The same for the same seed and number, whatever other runs do. */
export function planRun(seed: string, number: number): RunPlan {
  const cells = routes.flatMap((route) => faultNames.map((fault) => ({ route, fault })))
  // Every cell once, then every cell once more in another order.
  const round = Math.floor((number - 1) / cells.length)
  const cell = createRandom(`${seed}/round ${round}`).shuffle(cells)[(number - 1) % cells.length]
  if (!cell) throw new Error(`There is no run ${number}`)
  const random = createRandom(`${seed}/${number}/plan`)
  const others = random.shuffle(faultNames.filter((fault) => fault !== cell.fault))
  const count = 1 + random.pick([0, 1, 1, 2])
  const chosen: Fault[] = [cell.fault]
  for (const fault of others)
    if (chosen.length < count && !isUndecidable(cell.route, [...chosen, fault])) chosen.push(fault)
  const isCostly = random.chance(0.4)
  return {
    seed,
    number,
    route: cell.route,
    faults: chosen.map((fault) => ({
      fault,
      at: random.pick(when[fault] ?? moments),
      delay: random.pick(fault in when ? [0, 50, 200] : [0, 0, 50, 200, 500, 1000]),
    })),
    recipientCount: countRecipients(cell.route, isCostly, random.next()),
    isCostly,
    beginsWithApproval: random.chance(0.25),
  }
}

/** A token of ours pays by itself from 2 people on, in one batch; of others the page takes the total at once from 12 on; one alone is paid by a plain transfer; Permit2 is for one batch. */
const ranges: Record<Route, { few: [number, number]; many: [number, number] }> = {
  coin: { few: [3, 9], many: [11, 18] },
  skip: { few: [3, 9], many: [8, 12] },
  itself: { few: [2, 40], many: [2, 40] },
  straight: { few: [3, 11], many: [7, 11] },
  pull: { few: [12, 40], many: [16, 24] },
  permit: { few: [3, 20], many: [8, 11] },
  permit2: { few: [12, 40], many: [12, 14] },
  bundle: { few: [3, 20], many: [8, 11] },
  plain: { few: [1, 1], many: [1, 1] },
  creation: { few: [0, 0], many: [0, 0] },
}

function countRecipients(route: Route, isCostly: boolean, part: number): number {
  const [low, high] = ranges[route][isCostly ? 'many' : 'few']
  return low + Math.floor(part * (high - low + 1))
}
