// Plays a seeded history of one token, and records balances and state after each action.
import { type ContractKind, type HolderReading, readHolders } from '@saleyard/history/holders/read-holders.ts'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, erc20Abi, type Log, parseEventLogs, zeroAddress } from 'viem'
import { actions, createMarket, dead, type Kind, type Market } from './market.ts'
import { createRandom } from './random.ts'

/** The on-chain state after an action. */
export type Step<State> = {
  action: string
  /** How many of the history's logs there were. */
  logCount: number
  /** Of every account that the logs name, in base units. */
  balances: Map<Address, bigint>
  /** Further state that the kind defines. */
  state: State
}

export type History<State> = {
  market: Market
  /** Of the token and of its vault, since the token's creation. */
  logs: Log[]
  steps: Step<State>[]
}

/** The market trades oftener than all leave it. What is a kind's own happens twice as often as the rest. */
const often = ['buy', 'buy', 'buy', 'sell', 'transfer', 'transfer', 'spend'] as const

/** All that happens to a token of the kind. */
export function listActions(kind: Kind<unknown>) {
  return { ...actions, ...kind.actions }
}

/** Creates a token and runs the given number of actions on it, the same for the same seed. */
export async function playHistory<State>(
  chain: LocalChain,
  kind: Kind<State>,
  seed: number,
  length: number,
): Promise<History<State>> {
  const random = createRandom(seed)
  const market = await createMarket(chain, kind, random, seed)
  const history: History<State> = { market, logs: [], steps: [] }
  const all: Kind<State>['actions'] = listActions(kind)
  const names = [...often, ...Object.keys(all), ...Object.keys(kind.actions)]
  for (let index = 0; index < length; index++) {
    const action = random.pick(names)
    await all[action]?.(market, random)
    await addStep(history, kind, action)
  }
  return history
}

async function addStep<State>(history: History<State>, kind: Kind<State>, action: string) {
  const { client, token, vault } = history.market
  const logs = await client.getLogs({ address: [token, vault], fromBlock: 0n })
  // The pool had not what it takes.
  if (logs.length === history.logs.length) return

  history.logs = logs
  const named = namedIn(history.market, logs)
  const balances = await readBalances(history.market, named)
  const state = await kind.readState(history.market, named)
  history.steps.push({ action, logCount: logs.length, balances, state })
}

/** Reads the holders of a token from its node, as a program does. */
export async function readHoldersOf({ client, token }: Market, kind: ContractKind): Promise<HolderReading> {
  const toBlock = await client.getBlockNumber({ cacheTime: 0 })
  const endpoints = [{ key: 'anvil', client }]
  return readHolders({ endpoints, contract: token, kind, fromBlock: 0n, toBlock })
}

function namedIn({ token, pair, vault }: Market, logs: Log[]): Address[] {
  const transfers = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs })
  const named = new Set([pair, vault, token, dead, ...transfers.flatMap(({ args: { from, to } }) => [from, to])])
  named.delete(zeroAddress)
  return [...named]
}

async function readBalances({ client, token, multicall3 }: Market, accounts: Address[]) {
  const contract = { address: token, abi: erc20Abi, functionName: 'balanceOf' } as const
  const results = await client.multicall({
    contracts: accounts.map((account) => ({ ...contract, args: [account] }) as const),
    multicallAddress: multicall3,
    allowFailure: false,
  })
  return new Map(accounts.map((account, index) => [account, results[index] ?? 0n]))
}
