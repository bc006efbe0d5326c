// Starts a run whose sender is a Safe, with a wallet that hands its calls to the owners, who sign without a network.

import { deployments } from '@saleyard/generated/deployments'
import { createProposal, addSignatures as mergeSignatures, toSignatureSet } from '@saleyard/safe/proposal/proposal.ts'
import { readProposal, readSignatures, writeProposal, writeSignatures } from '@saleyard/safe/proposal/proposal-file.ts'
import { readSafe } from '@saleyard/safe/read/read-safe.ts'
import { createProposalChain } from '@saleyard/safe/run/create-proposal-chain.ts'
import { createProposalSender } from '@saleyard/safe/run/create-proposal-sender.ts'
import { planInSafe } from '@saleyard/safe/run/plan-in-safe.ts'
import type { SafeWallet } from '@saleyard/safe/run/safe-wallet.ts'
import { prepareExecution } from '@saleyard/safe/signatures/verify-signatures.ts'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { hashSafeTx, type SafeDomain, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import type { Recipient } from '@saleyard/send/list/types.ts'
import { chooseRoute } from '@saleyard/send/plan/choose-route.ts'
import { estimateGasModel, readGasRows } from '@saleyard/send/plan/estimate-gas.ts'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import type { Asset, ChainLimits, SendMode } from '@saleyard/send/plan/types.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import { createMemoryStore } from '@saleyard/send/run/memory-store.ts'
import { type RunBatchesOptions, runBatches } from '@saleyard/send/run/run-batches.ts'
import { startRun } from '@saleyard/send/run/store-run.ts'
import type { RunProgress, SendBatch } from '@saleyard/send/run/types.ts'
import { type Address, type Client, type Hash, keccak256, numberToHex } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { type SafeChain, sign, stranger } from './safe-chain.ts'

/** In blocks. */
export const confirmations = 3

/** People who hold nothing yet, with amounts of six digits behind the point. */
export function listPeople(count: number, seed = count): Recipient[] {
  return Array.from({ length: count }, (_, index) => ({
    address: keccak256(numberToHex(seed * 100_000 + index)).slice(0, 42) as Address,
    amount: 10n ** 12n * ((BigInt(keccak256(numberToHex(index))) % 10n ** 6n) + 1n),
    lines: [index + 1],
  }))
}

type SafeRunOptions = {
  safe: Address
  recipients: Recipient[]
  asset?: Asset
  mode?: SendMode
  limits?: ChainLimits
}

export const refuse: SendBatch = () => Promise.reject(new Error('A prompt was opened'))

/** Starts a run of a Safe, and opens it as often as a page is loaded again. */
export async function startSafeRun(chain: SafeChain, options: SafeRunOptions) {
  const { client, token, contracts } = chain
  const { safe, recipients, asset = { kind: 'erc20', token }, mode = { kind: 'strict' } } = options
  const { limits = { gas: 16_777_216n, bytes: 45_000, reserveBps: 1_000 } } = options
  const domain: SafeDomain = { chainId: 31_337, safe }
  const state = await readSafe(client, safe)
  const count = recipients.length
  const input = {
    chainId: 31_337,
    sender: safe,
    multiSender: deployments.MultiSender,
    asset,
    mode,
    route: chooseRoute({ asset, count, isContract: true }),
    runNonce: keccak256(safe),
    ...planInSafe(state, limits),
  }
  const rows = await readGasRows(count, async (from, to) => recipients.slice(from, to))
  const plan = planBatches({ ...input, recipients, gasModel: await estimateGasModel(client, input, rows) })
  const store = createMemoryStore()
  const list = { recipients, lines: [] }
  const openChain = (from: Client = client) =>
    createProposalChain({ chain: createRunChain(from, confirmations), client: from, confirmations })
  const { summary } = await startRun({
    create: (run) => store.create(run, list),
    chain: openChain(),
    plan,
    symbol: 'DEMO',
    decimals: 18,
  })
  const runId = summary.id

  /** What owners have got, in the order of proposals. */
  const proposed: SafeTx[] = []
  let next = state.nonce
  const propose: SafeWallet['propose'] = async (calls) => {
    const tx = proposeCalls(calls, { nonce: next, multiSend: contracts.multiSendCallOnly })
    next += 1n
    proposed.push(tx)
    return { hash: hashSafeTx(domain, tx).safeTx }
  }
  const wallet: SafeWallet = { client, ensureReady: async () => {}, propose }

  const load = async () => {
    const run = await store.load(runId)
    if (!run) throw new Error('No run')
    return run
  }

  /** As a page does it after it was loaded: everything but the store is new. */
  async function run(change: Partial<RunBatchesOptions> = {}): Promise<RunProgress> {
    const { sendBatch } = createProposalSender({ wallet, run: await load() })
    return runBatches({ runId, store, chain: openChain(), lock: (_key, work) => work(), sendBatch, ...change })
  }

  /** Runs until nothing but the owners is awaited, then leaves the page. */
  function runUntil(phase: RunProgress['phase'], change: Partial<RunBatchesOptions> = {}): Promise<RunProgress> {
    const left = new AbortController()
    return run({ signal: left.signal, onProgress: (progress) => progress.phase === phase && left.abort(), ...change })
  }

  /** Looks at the chain once, as a page that was loaded again, and opens no prompt. */
  const check = () => runUntil('awaitingOwners', { sendBatch: refuse, checkOnly: true })

  return { plan, recipients, domain, store, runId, wallet, proposed, openChain, load, run, runUntil, check }
}

export type SafeRun = Awaited<ReturnType<typeof startSafeRun>>

/** An owner signs on a machine that sees no network: the proposal comes as a file, the signature leaves as one. */
export async function signOffline(domain: SafeDomain, tx: SafeTx, by: readonly HDAccount[]) {
  let proposal = createProposal({ ...domain, tx })
  const file = writeProposal(proposal)
  for (const owner of by) {
    const shown = await readProposal(file, domain)
    const signatures = [await sign(domain, shown.tx, owner)]
    const answer = writeSignatures({ ...toSignatureSet(shown), signatures })
    proposal = await mergeSignatures(proposal, await readSignatures(answer, domain))
  }
  return proposal
}

/** Two owners sign offline, and a third one executes, which counts as its signature. */
export async function executeByOwner(chain: SafeChain, domain: SafeDomain, tx: SafeTx, by: readonly HDAccount[]) {
  const [executor, ...signers] = by
  if (!executor) throw new Error('No executor')
  return executeBy(chain, domain, tx, signers, executor)
}

/** Owners sign offline, and any account executes. */
export async function executeBy(
  chain: SafeChain,
  domain: SafeDomain,
  tx: SafeTx,
  signers: readonly HDAccount[],
  executor: HDAccount = stranger,
): Promise<Hash> {
  const { signatures } = await signOffline(domain, tx, signers)
  const state = await readSafe(chain.client, domain.safe)
  const { to, data } = await prepareExecution(chain.client, { state, tx, signatures, executor: executor.address })
  const hash = await chain.client.sendTransaction({ account: executor, to, data })
  await chain.send(hash)
  return hash
}
