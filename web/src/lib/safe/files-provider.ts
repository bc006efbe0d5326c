// Answers as a wallet would (EIP-1193, EIP-5792) for a Safe whose owners sign by files: a request becomes a proposal.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import type { SafeDomain } from '@saleyard/safe/tx/safe-tx.ts'
import { type Hash, isAddressEqual, numberToHex } from 'viem'
import type { Config } from 'wagmi'
import * as z from 'zod/mini'
import { isProven } from './hand-on.ts'
import { proposalStore } from './proposal-store.ts'
import { propose } from './propose.ts'
import { readProposalState } from './read-proposal.ts'

type Session = {
  /** @throws AccountNotFoundError. */
  read(): Promise<SafeDomain>
  /** @throws {SafeError} if the same Safe is not on that network. */
  moveTo(chainId: number): Promise<void>
}

const hex = z.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value))
const address = z.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value))
// A Safe creates no contract by itself: every call has a target.
const call = z.object({ to: address, value: z.optional(hex), data: z.optional(hex) })
// The Safe is on one network, which another tab may have changed a moment ago: what names another one is refused.
const transaction = z.extend(call, { from: address, chainId: z.optional(z.union([hex, z.number()])) })
const bundle = z.object({ from: z.optional(address), chainId: hex, calls: z.array(call).check(z.minLength(1)) })
const network = z.object({ chainId: hex })

type Answer = (session: SafeDomain, params: readonly unknown[]) => unknown
export type FilesProvider = { request(asked: { method: string; params?: unknown }): Promise<unknown> }

/** Creates the provider. What it refuses was certainly not proposed, and has a code that says so. */
export function createFilesProvider(config: Config, session: Session): FilesProvider {
  const answers: Record<string, Answer> = {
    eth_accounts: ({ safe }) => [safe],
    eth_requestAccounts: ({ safe }) => [safe],
    eth_chainId: ({ chainId }) => numberToHex(chainId),
    async wallet_switchEthereumChain(_, [given]) {
      const chainId = Number(parse(network, given).chainId)
      if (!config.chains.some(({ id }) => id === chainId)) throw refusal(4902, `Unrecognized chain ${chainId}`)
      await session.moveTo(chainId)
      return null
    },
    eth_sendTransaction: (domain, [given]) => proposeFrom(domain, parse(transaction, given), [given]),
    async wallet_sendCalls(domain, [given]) {
      const { calls, ...asked } = parse(bundle, given)
      return { id: await proposeFrom(domain, asked, calls) }
    },
    wallet_getCallsStatus: (domain, [id]) => readStatus(config, domain, id),
    wallet_getCapabilities: () =>
      Object.fromEntries(config.chains.map(({ id }) => [numberToHex(id), { atomic: { status: 'supported' } }])),
  }

  async function proposeFrom(
    { chainId, safe }: SafeDomain,
    { from = safe, chainId: asked }: { from?: `0x${string}` | undefined; chainId?: string | number | undefined },
    given: readonly unknown[],
  ): Promise<Hash> {
    if (!isAddressEqual(from, safe)) throw refusal(4100, `${from} is not the connected Safe`)
    if (asked !== undefined && Number(asked) !== chainId) throw refusal(4901, `The Safe is on network ${chainId}`)
    const calls = given.map((each): SafeCall => {
      const { to, value = '0x0', data = '0x' } = parse(call, each)
      return { to, value: BigInt(value), data }
    })
    const { safeTxHash } = await propose(config, { chainId, safe, calls })
    return safeTxHash
  }

  return {
    async request({ method, params = [] }) {
      const answer = Object.hasOwn(answers, method) ? answers[method] : undefined
      if (!answer) throw refusal(4200, `${method}: a Safe has no key. Its owners sign its transactions only.`)
      try {
        return await answer(await session.read(), params as readonly unknown[])
      } catch (error) {
        throw toRefusal(error)
      }
    },
  }
}

function parse<Output>(schema: z.ZodMiniType<Output>, value: unknown): Output {
  const read = schema.safeParse(value)
  if (!read.success) throw refusal(-32602, 'The request is malformed')
  return read.data
}

function refusal(code: number, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code })
}

/** Nothing was stored when this failed, so nothing was proposed: a silent node must not read as a lost answer of a wallet. */
function toRefusal(error: unknown): unknown {
  if (error instanceof AppError || (error instanceof Error && 'code' in error && typeof error.code === 'number'))
    return error
  if (error instanceof SafeError) return refusal(-32602, error.message, error)
  return refusal(-32602, 'The network does not answer, so nothing was proposed')
}

/** States of EIP-5792: 100 pending, 200 confirmed, 400 failed without a trace on chain, 500 reverted. */
async function readStatus(config: Config, { chainId }: SafeDomain, id: unknown) {
  const stored = typeof id === 'string' ? await proposalStore.get(id as Hash) : undefined
  if (!stored || !isProven(stored) || stored.chainId !== chainId) throw refusal(5730, 'Unknown bundle id')
  const { outcome } = await readProposalState(config, stored)
  const head = { version: '2.0.0', id, chainId: numberToHex(chainId), atomic: true }
  if (outcome.state === 'replaced') return { ...head, status: 400 }
  if (outcome.state !== 'executed' && outcome.state !== 'failed') return { ...head, status: 100 }
  const client = config.getClient({ chainId })
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [outcome.hash] })
  return { ...head, status: outcome.state === 'executed' ? 200 : 500, receipts: receipt ? [receipt] : [] }
}
