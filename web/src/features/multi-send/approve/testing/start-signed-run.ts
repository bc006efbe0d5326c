// Starts a run with a given way of approving, which it prepares before it stores the run, as Review does.

import { multiSenderAbi } from '@saleyard/generated/abis'
import { estimateGasModel, readGasRows } from '@saleyard/send/plan/estimate-gas.ts'
import type { ApprovalWay } from '@saleyard/send/plan/permit-types.ts'
import type { ChainLimits, SendMode } from '@saleyard/send/plan/types.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import type { SendBatch } from '@saleyard/send/run/types.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { type Address, erc20Abi, type Hash, keccak256, toHex } from 'viem'
import { giveApproval } from '@/features/multi-send/approve/give-approval.ts'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { startRun } from '@/features/multi-send/run/connect-run.ts'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import type { WalletChain } from '@/testing/connected-chain.ts'

type SignedRunOptions = {
  text: string
  way: ApprovalWay
  route?: 'tokenPull' | 'tokenFrom'
  mode?: SendMode
  limits?: Partial<ChainLimits>
  token?: Address
}

let started = 0

/** Plans a list, prepares its way of approving and stores the run, as Review does; account 0 sends it. */
export async function startSignedRunFixture({ client, config, addresses }: WalletChain, options: SignedRunOptions) {
  const { text, way, route = 'tokenPull', mode = { kind: 'strict' }, token = addresses.demoToken } = options
  const { list, service, session } = readList(text)
  const { multiSender } = addresses
  started += 1
  const draft = {
    chainId: 31337,
    sender: account0 as Address,
    multiSender,
    asset: { kind: 'erc20', token } as const,
    mode,
    route,
    runNonce: keccak256(toHex(started)),
    limits: { gas: 16_777_216n, bytes: 131_072, reserveBps: 1000, ...options.limits },
  }
  const rows = await readGasRows(list.recipientCount, (from, to) => service.readRecipients(from, to))
  const unsigned = await service.plan(list.revision, {
    ...draft,
    gasModel: await estimateGasModel(client, draft, rows),
  })
  const plan = await giveApproval(config, service, { plan: unsigned, revision: list.revision, way })

  const store = createRunStore(`signed-runs-${started}`)
  const chain = createRunChain(client, 1, { listActivity: activityStore.list })
  const { lines, recipients } = session.list
  const run = await startRun({
    create: (stored) => store.create(stored, { lines, recipients }),
    chain,
    plan,
    symbol: 'DEMO',
    decimals: 18,
  })
  const sendBatch: SendBatch = ({ to, data, value }) => client.sendTransaction({ to, data, value })
  /** Sends with the gas of the plan and without an estimate. */
  const sendRaw: SendBatch = ({ to, data, value, gas }) => client.sendTransaction({ to, data, value, gas })
  const read = (functionName: 'allowance' | 'balanceOf', args: readonly Address[]) =>
    client.readContract({ address: token, abi: erc20Abi, functionName, args } as never) as Promise<bigint>

  return {
    run,
    recipients,
    unsigned,
    sendRaw,
    options: { runId: run.summary.id, store, chain, sendBatch },
    allowance: () => read('allowance', [account0, multiSender]),
    balances: () => Promise.all(recipients.map(({ address }) => read('balanceOf', [address]))),
    amounts: recipients.map(({ amount }) => amount),
    approve: (amount: bigint): Promise<Hash> =>
      client.writeContract({ address: token, abi: erc20Abi, functionName: 'approve', args: [multiSender, amount] }),
    isMarked: (id: bigint) =>
      client.readContract({
        address: multiSender,
        abi: multiSenderAbi,
        functionName: 'isMarked',
        args: [account0, id],
      }),
  }
}
