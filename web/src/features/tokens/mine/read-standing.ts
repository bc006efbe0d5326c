// Reads an account's standing in tokens of one network, all at one block, and names the one next act for each.

import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import { readIerc20Decimals, readIerc20Symbol, simulateBabyTokenClaim } from '@saleyard/generated'
import { babyTokenAbi } from '@saleyard/generated/abis'
import { type Address, isAddressEqual } from 'viem'
import { getBlockNumber } from 'viem/actions'
import type { Config } from 'wagmi'
import { untrustedCallGas } from '@/features/tokens/create/checks/untrusted-call.ts'
import type { SectionId } from '@/features/tokens/hero/section-nav.tsx'
import type { ListedToken } from '@/features/tokens/manage/list-tokens.ts'
import { hasFeePurpose } from '@/features/tokens/page/read-saleyard-token.ts'
import { previewRun, readVault } from '@/features/tokens/page/vault-run.ts'
import { type AtBlock, askEach, requireRow } from './ask-at-block.ts'
import { type PoolStanding, readPools } from './read-pools.ts'

/** An account's standing in one token. Amounts are in base units, those of coin in wei. */
export type MyStanding = ListedToken & {
  chainId: number
  /** The block of all figures. */
  blockNumber: bigint
  name: string
  symbol: string
  decimals: number
  totalSupply: bigint
  /** ERC-7572; empty if the creator gave none. */
  contractURI: string
  /** What the account holds. */
  balance: bigint
  /** Always false for a kind without an owner. */
  isOwner: boolean
  /** The ownership is offered to the account, which has not accepted it yet. */
  isOffered: boolean
  pool: PoolStanding
  /** Absent for a kind without fees. `unread`: the node, or a contract that the creator chose, gives no answer. */
  vault?: VaultStanding | 'unread'
  /** Absent for a kind without dividends. */
  dividends?: DividendStanding
}

export type VaultStanding = {
  /** Fees that wait to be processed. */
  tokenUnits: bigint
  coin: bigint
  /** Whether a run now trades, so that its caller is paid. */
  isDue: boolean
}

/** Symbol and decimals are absent where the reward token, which the creator chose, does not say them. */
export type DividendStanding = {
  claimable: bigint
  /** Why no claim is proposed: a simulated claim of the account fails, or there is no answer to it. */
  unpaid?: 'refused' | 'unread' | undefined
  rewardToken: Address
  symbol?: string | undefined
  decimals?: number | undefined
}

type ReadStandingsParameters = { chainId: number; account: Address; tokens: readonly ListedToken[] }

/**
 * Reads an account's standing in tokens of one network, all at one block, in the order of `tokens`. Contracts of ours and
 * exchanges of the table answer in a few multicalls for all tokens together. A contract that a creator chose is asked by itself and
 * with little gas, so that it hides no other token.
 *
 * @throws The network's error.
 */
export async function readStandings(
  config: Config,
  { chainId, account, tokens }: ReadStandingsParameters,
): Promise<MyStanding[]> {
  if (tokens.length === 0) return []
  const blockNumber = await getBlockNumber(config.getClient({ chainId }), { cacheTime: 0 })
  const at: AtBlock = { config, chainId, blockNumber }
  const facts = await readFacts(at, account, tokens)
  const [pools, vaults, rewards, unpaid] = await Promise.all([
    readPools(at, facts),
    Promise.all(facts.map((each) => readVaultStanding(at, each))),
    readRewards(at, facts),
    Promise.all(facts.map((each) => tryClaim(at, account, each))),
  ])
  return facts.map(({ taxed, reward, ...own }, index) => {
    const vault = vaults[index]
    return {
      ...own,
      chainId,
      blockNumber,
      isOwner: isSame(taxed?.owner, account),
      isOffered: isSame(taxed?.pendingOwner, account),
      pool: pools[index] ?? { state: 'unknown' },
      ...(vault && { vault }),
      ...(reward && {
        dividends: { ...reward, ...rewards.get(reward.rewardToken), ...(unpaid[index] && { unpaid: unpaid[index] }) },
      }),
    }
  })
}

/** What can be done next with a token, and the section of its page where it is done. */
export type NextAction =
  | { act: 'acceptOwnership' | 'claimDividends' | 'runVault' | 'addLiquidity'; section: SectionId }
  | { act: 'nothing'; section?: undefined }

/**
 * Returns the one next act. What only this account can do comes first. First liquidity is proposed to the owner; for a kind
 * without an owner, to the account that the registry names; to neither if it holds none of the token.
 */
export function nextAction(standing: MyStanding): NextAction {
  const { isOffered, dividends, vault, pool } = standing
  if (isOffered) return { act: 'acceptOwnership', section: 'owner' }
  if (canClaim(dividends)) return { act: 'claimDividends', section: 'dividends' }
  if (typeof vault === 'object' && vault.isDue) return { act: 'runVault', section: 'vault' }
  if (pool.state === 'none' && mayLaunch(standing)) return { act: 'addLiquidity', section: 'liquidity' }
  return { act: 'nothing' }
}

/** Whether there are dividends, and a claim pays them now: a reward token may be paused, or refuse this account. */
export function canClaim(dividends: DividendStanding | undefined): boolean {
  return dividends !== undefined && dividends.claimable > 0n && !dividends.unpaid
}

function mayLaunch({ kind, isOwner, created, received, balance }: MyStanding): boolean {
  const isItsLaunch = kind === 'standard' ? created || received : isOwner
  return isItsLaunch === true && balance > 0n
}

const isSame = (one: Address | undefined, other: Address) => one !== undefined && isAddressEqual(one, other)

/* THE TOKEN AND ITS VAULT */

type OwnRow = readonly [string, string, decimals: number, supply: bigint, contractURI: string, balance: bigint]
type TaxedRow = readonly [owner: Address, pendingOwner: Address, pair: Address, router: Address, vault: Address]
type RewardRow = readonly [rewardToken: Address, claimable: readonly [amount: bigint, fraction: bigint]]

type TokenFacts = Awaited<ReturnType<typeof readFacts>>[number]

/** Reads what the tokens say themselves. The ABI of one kind reads them all: a kind lacks functions, and has none of its own here. */
async function readFacts(at: AtBlock, account: Address, tokens: readonly ListedToken[]) {
  const call = ({ token: address }: ListedToken, functionName: string, ...args: unknown[]) => ({
    ...{ address, abi: babyTokenAbi, functionName, args },
  })
  const withFees = tokens.filter(({ kind }) => kind !== 'standard')
  const withDividends = tokens.filter(({ kind }) => hasFeePurpose(kind, 'dividends'))
  const [own, taxed, rewards] = await Promise.all([
    askEach<ListedToken, OwnRow>(at, tokens, (each) => [
      ...['name', 'symbol', 'decimals', 'totalSupply', 'contractURI'].map((name) => call(each, name)),
      call(each, 'balanceOf', account),
    ]),
    askEach<ListedToken, TaxedRow>(at, withFees, (each) =>
      ['owner', 'pendingOwner', 'pair', 'router', 'vault'].map((name) => call(each, name)),
    ),
    askEach<ListedToken, RewardRow>(at, withDividends, (each) => [
      call(each, 'rewardToken'),
      call(each, 'claimableOf', account),
    ]),
  ])
  return tokens.map((listed) => {
    const [name, symbol, decimals, totalSupply, contractURI, balance] = requireRow(own, listed)
    return {
      ...listed,
      ...{ name, symbol, decimals, totalSupply, contractURI, balance },
      ...(taxed.has(listed) && { taxed: nameTaxed(requireRow(taxed, listed)) }),
      ...(rewards.has(listed) && { reward: nameReward(requireRow(rewards, listed)) }),
    }
  })
}

const nameTaxed = ([owner, pendingOwner, pair, router, vault]: TaxedRow) => ({
  ...{ owner, pendingOwner, pair, router, vault },
})
const nameReward = ([rewardToken, [claimable]]: RewardRow) => ({ rewardToken, claimable })

/** Reads what waits in the vault. It asks the pair, the exchange and the reward token, which the creator chose. */
async function readVaultStanding(
  { config, chainId, blockNumber }: AtBlock,
  { kind, taxed }: TokenFacts,
): Promise<MyStanding['vault']> {
  if (!taxed) return undefined
  try {
    const facts = await readVault(config, { chainId, kind, taxed }, blockNumber)
    const { liquidityUnits, bookedUnits, liquidityCoin, reward, buyback } = facts
    const preview = previewRun(facts)
    return {
      tokenUnits: liquidityUnits + bookedUnits,
      coin: liquidityCoin + (reward ? reward.dividendsCoin + reward.marketingCoin : 0n) + (buyback?.coin ?? 0n),
      isDue: preview !== 'looks' && preview !== 'nothing',
    }
  } catch {
    return 'unread'
  }
}

/** Gas of a simulated claim: the reward token, which the creator chose, gets all but a little of it. */
const claimGas = 2_000_000n

/** Simulates the claim of what an account can claim; undefined if it would be paid, or if there is nothing to claim. */
async function tryClaim(
  { config, chainId, blockNumber }: AtBlock,
  account: Address,
  { token, reward }: TokenFacts,
): Promise<DividendStanding['unpaid']> {
  if (!reward || reward.claimable === 0n) return undefined
  try {
    await simulateBabyTokenClaim(config, { chainId, address: token, account, blockNumber, gas: claimGas })
    return undefined
  } catch (error) {
    return isAnswered(error) ? 'refused' : 'unread'
  }
}

/** Reads symbol and decimals of each reward token once; neither of one that does not say them. */
async function readRewards({ config, chainId, blockNumber }: AtBlock, facts: readonly TokenFacts[]) {
  const addresses = new Set(facts.flatMap(({ reward }) => (reward ? [reward.rewardToken] : [])))
  const read = async (address: Address) => {
    const at = { chainId, address, blockNumber, gas: untrustedCallGas } as const
    const [symbol, decimals] = await Promise.allSettled([readIerc20Symbol(config, at), readIerc20Decimals(config, at)])
    return [
      address,
      {
        ...(symbol.status === 'fulfilled' && { symbol: symbol.value }),
        ...(decimals.status === 'fulfilled' && { decimals: decimals.value }),
      },
    ] as const
  }
  return new Map(await Promise.all([...addresses].map(read)))
}
