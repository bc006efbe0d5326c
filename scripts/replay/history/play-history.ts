import { type Address, erc20Abi, type Log, parseEventLogs, zeroAddress } from 'viem'
import type { LocalChain } from '../../local-chain/start-local-chain.ts'
import { tokenAbi } from './abi.ts'
import { actions } from './actions.ts'
import { dead } from './calls.ts'
import { createMarket, type Market } from './market.ts'
import { createRandom } from './random.ts'

/** What the chain told after an action. */
export type Step = {
  action: keyof typeof actions
  /** How many of the history's logs there were. */
  logCount: number
  /** Of everybody whom they name, in base units. */
  balances: Map<Address, bigint>
  eligible: { units: bigint; shares: bigint }
}

export type History = {
  market: Market
  /** Of the token and of its vault, since the token's creation. */
  logs: Log[]
  steps: Step[]
}

/** The market trades oftener than all leave it. */
const often = ['buy', 'buy', 'buy', 'sell', 'transfer', 'transfer', 'spend'] as const
const names = [...often, ...(Object.keys(actions) as (keyof typeof actions)[])]

/** Creates a token and lets as many things happen to it as told, the same for the same seed. */
export async function playHistory(chain: LocalChain, seed: number, length: number): Promise<History> {
  const random = createRandom(seed)
  const market = await createMarket(chain, random, seed)
  const history: History = { market, logs: [], steps: [] }
  for (let index = 0; index < length; index++) {
    const action = random.pick(names)
    await actions[action](market, random)
    await addStep(history, action)
  }
  return history
}

async function addStep(history: History, action: Step['action']) {
  const { client, token, vault } = history.market
  const logs = await client.getLogs({ address: [token, vault], fromBlock: 0n })
  // The pool had not what it takes.
  if (logs.length === history.logs.length) return

  history.logs = logs
  const [units, shares] = await client.readContract({ address: token, abi: tokenAbi, functionName: 'eligible' })
  const balances = await readBalances(history.market, namedIn(history.market, logs))
  history.steps.push({ action, logCount: logs.length, balances, eligible: { units, shares } })
}

function namedIn({ token, pair, vault }: Market, logs: Log[]): Address[] {
  const transfers = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs })
  const named = new Set([pair, vault, token, dead, ...transfers.flatMap(({ args: { from, to } }) => [from, to])])
  named.delete(zeroAddress)
  return [...named]
}

async function readBalances({ client, token, multicall3 }: Market, accounts: Address[]) {
  const contract = { address: token, abi: erc20Abi, functionName: 'balanceOf' } as const
  const told = await client.multicall({
    contracts: accounts.map((account) => ({ ...contract, args: [account] }) as const),
    multicallAddress: multicall3,
    allowFailure: false,
  })
  return new Map(accounts.map((account, index) => [account, told[index] ?? 0n]))
}
