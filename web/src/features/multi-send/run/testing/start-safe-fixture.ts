// Starts a chain with a 3-of-5 Safe that is connected as Safe{Wallet} connects over WalletConnect, and runs of it.

import { usesAllowance } from '@saleyard/send/plan/routes.ts'
import type { RunProgress, StoredRun } from '@saleyard/send/run/types.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { createSafe, deploySafeContracts } from '@saleyard/testkit/safe/deploy-safe.ts'
import { createSafeProvider, type SafeProviderOptions } from '@saleyard/testkit/safe/safe-provider.ts'
import { createSafeService } from '@saleyard/testkit/safe/safe-service.ts'
import { type Address, erc20Abi, type Hash, keccak256, numberToHex, parseEther, parseUnits } from 'viem'
import { expect } from 'vitest'
import { deployToken } from '@/features/multi-send/approve/testing/deploy-token.ts'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { type ChosenMode, type MadePlan, makePlan } from '@/features/multi-send/review/make-plan.ts'
import { chooseSender, openRunChain, runBatches, startRun } from '@/features/multi-send/run/connect-run.ts'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import type { StartOptions } from '@/features/multi-send/run/ui/use-run.ts'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { createProviderConnector } from '@/testing/connected-chain.ts'
import { createTwoNetworkConfig, startOtherNetwork } from '@/testing/test-networks.ts'

const chainId = 31_337
export const owners = [1, 2, 3, 4, 5].map(account)

/** People who hold nothing yet, as the text of a list. */
export const listPeople = (count: number, seed = 1): string =>
  Array.from({ length: count }, (_, index) => `${addressOf(seed * 100_000 + index)},0.${index + 1}`).join('\n')

const addressOf = (index: number) => keccak256(numberToHex(index)).slice(0, 42) as Address

let runs = 0

/** Starts the chain. Each Safe that is opened there has 10 coins and 1,000 of the token. */
export async function startSafePage(tokenName = 'TetherLikeToken') {
  const [chain, otherNetwork] = await Promise.all([startLocalChain(), startOtherNetwork()])
  const client = createLocalClient(chain.rpcUrl)
  const addresses = await deploySafeContracts(client)
  const token = await deployToken(client, tokenName)
  let safes = 0n

  /** Connects a new Safe by a wallet that behaves as its options say. */
  async function open({ answers = {}, ...options }: OpenOptions = {}) {
    safes += 1n
    const safe = await createSafe(client, {
      addresses,
      owners: owners.map(({ address }) => address),
      threshold: 3,
      saltNonce: safes,
    })
    await client.setBalance({ address: safe, value: parseEther('10') })
    const args = [safe, parseUnits('1000', 18)] as const
    const hash = await client.writeContract({ address: token, abi: erc20Abi, functionName: 'transfer', args })
    await client.waitForTransactionReceipt({ hash })
    const service = await createSafeService({ client, safe, owners })
    // Some of these wallets take one call at a time, of which no gas is stated.
    const provider = createSafeProvider(service, { needsGas: false, ...options })
    const answering = {
      request: (request: { method: string; params?: readonly unknown[] }) =>
        answers[request.method]?.(request.params ?? []) ?? provider.request(request),
    }
    const config = createTwoNetworkConfig(chain.rpcUrl, otherNetwork, [createProviderConnector(safe, answering)])
    await connectFirstWallet(config)

    const plan = async (text: string, change: PlanChange = {}) => {
      const { list, service: lists, session } = readList(text)
      runs += 1
      const made = await makePlan(config, lists, {
        chainId,
        sender: safe,
        token,
        mode: { kind: 'strict' },
        runNonce: keccak256(numberToHex(runs)),
        list,
        signedBytes: 45_000,
        ...change,
      })
      return { made, list: session.list }
    }

    /** Plans and stores a run, as Review does, and opens it as often as a page is loaded again. */
    async function start(text: string, change: PlanChange = {}) {
      const { made, list } = await plan(text, change)
      if (!made.plan) throw new Error('No plan')
      const store = createRunStore(`safe-runs-${runs}`)
      const run = await startRun({
        create: (stored: StoredRun) => store.create(stored, list),
        chain: openRunChain(config, chainId),
        plan: { ...made.plan, ...chooseWay(made) },
        symbol: 'TTH',
        decimals: 18,
      })
      const runId = run.summary.id
      const load = async () => (await store.load(runId)) ?? expect.fail('no run')

      /** As a page does that was just loaded, until it has nothing to do but to wait for the owners, or needs the user. */
      async function visit(options: StartOptions = {}): Promise<RunProgress> {
        const left = new AbortController()
        const stored = await load()
        const sendAlone = () => Promise.reject(new Error('a Safe sends nothing alone'))
        return runBatches({
          runId,
          store,
          chain: openRunChain(config, chainId),
          ...(await chooseSender({ config, run: stored, sendAlone })),
          signal: left.signal,
          onProgress: ({ phase }) => phase === 'awaitingOwners' && left.abort(),
          ...options,
        })
      }
      return { run, plan: run.plan, list, load, visit }
    }
    return { safe, service, provider, config, plan, start }
  }

  /** How often each account has got the token from a block on, by the token's own events. */
  async function countPayments(fromBlock: bigint): Promise<Map<string, bigint[]>> {
    const logs = await client.getContractEvents({ address: token, abi: erc20Abi, eventName: 'Transfer', fromBlock })
    const paid = new Map<string, bigint[]>()
    for (const { args } of logs) {
      const to = (args.to ?? '0x').toLowerCase()
      paid.set(to, [...(paid.get(to) ?? []), args.value ?? 0n])
    }
    return paid
  }

  const stop = async () => void (await Promise.all([chain.stop(), otherNetwork.stop()]))
  return { client, token, addresses: chain.addresses, open, countPayments, stop }
}

type OpenOptions = SafeProviderOptions & {
  /** Answers of the wallet in place of its own. */
  answers?: Record<string, (params: readonly unknown[]) => Promise<unknown>>
}

/** As Review does it, where there is only one way. */
function chooseWay({ plan, safe }: MadePlan): Pick<StoredRun['plan'], 'approval'> {
  if (!plan || !usesAllowance(plan.route)) return {}
  return { approval: safe?.isTogether ? 'calls' : 'exact' }
}

type PlanChange = { token?: Address | undefined; mode?: ChosenMode; signedBytes?: number }

/** As many owners as the Safe needs sign, and a stranger executes. */
export async function signAndExecute(
  service: Awaited<ReturnType<typeof createSafeService>>,
  hash: Hash,
): Promise<Hash> {
  await service.sign(hash, ...owners.slice(0, 3))
  return service.execute(hash)
}
