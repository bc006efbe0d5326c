// Answers a page's requests as Safe{Wallet} does over WalletConnect: what is sent becomes a proposal, its answer the SafeTxHash.

import { createPrompts } from '@saleyard/testkit/wallet/create-prompts.ts'
import {
  type Address,
  type Hash,
  type Hex,
  hashTypedData,
  hexToBigInt,
  numberToHex,
  type TypedDataDefinition,
} from 'viem'
import type { HDAccount } from 'viem/accounts'
import type { SafeService, SafeTxStatus } from './safe-service.ts'
import type { SafeCall } from './safe-transaction.ts'

/** EIP-5792's status of a bundle. */
const bundleStatus: Record<SafeTxStatus, number> = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
}

export type SafeProviderOptions = {
  /** Signs what it proposes. Default: the first owner; null: a delegate, who may not sign. */
  proposer?: HDAccount | null
  /** Answers to typed data: the owners sign off-chain for EIP-1271, or one declines. Default: they sign. */
  signs?: 'offChain' | 'declines'
  /** Whether a transaction without gas is refused, as Safe{Wallet} does, which reads a number there. Default: true. */
  needsGas?: boolean
  /** Whether it takes calls as one (EIP-5792). Default: true. */
  takesCalls?: boolean
}

type Request = { method: string; params?: readonly unknown[] | object }
type PageCall = { to?: Address; data?: Hex; value?: Hex; gas?: Hex }
type Bundle = { version: string; from: Address; chainId: Hex; atomicRequired: boolean; calls: readonly PageCall[] }

/** Whatever fails has this code over WalletConnect, a decline too: only its message says what it is. */
const code = -32_000

function fail(message: string): never {
  throw Object.assign(new Error(message), { code })
}

/**
 * Creates the EIP-1193 provider of a Safe. `prompts` is the person at Safe's page, who submits everything but what a test lets
 * them decline or leave open.
 */
export function createSafeProvider(
  service: SafeService,
  {
    proposer = service.owners[0] ?? null,
    signs = 'offChain',
    needsGas = true,
    takesCalls = true,
  }: SafeProviderOptions = {},
) {
  const { client, safe, chainId } = service
  const prompts = createPrompts()
  const requests: Request[] = []
  /** Safe's page answers with these as long as they are not executed. */
  const submitted = new Map<Hash, SafeCall>()

  const pass = (method: string, params: readonly unknown[]) => client.request({ method, params } as never)

  const ask = (request: { method: string; params: readonly unknown[] }, what: string) =>
    prompts.ask(request).catch(() => fail(`User rejected ${what}`))

  const findTransaction = async (hash: Hash): Promise<Hash> =>
    (await service.findExecution(hash))?.transactionHash ?? hash

  const methods: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_accounts: () => [safe],
    eth_requestAccounts: () => [safe],
    eth_chainId: () => numberToHex(chainId),
    net_version: () => numberToHex(chainId),

    wallet_switchEthereumChain: ([wanted]) =>
      Number((wanted as { chainId: Hex }).chainId) === chainId ? null : fail('Unsupported chain'),

    async eth_sendTransaction(params) {
      const call = params[0] as PageCall
      if (needsGas && call.gas === undefined) fail('Invalid safeTxGas: NaN')
      await ask({ method: 'eth_sendTransaction', params }, 'transaction')
      const { hash, transactionHash } = await service.submit([toCall(call)], {
        proposer,
        safeTxGas: call.gas && hexToBigInt(call.gas),
      })
      if (transactionHash) return transactionHash
      submitted.set(hash, toCall(call))
      return hash
    },

    async eth_getTransactionByHash([hash]) {
      const call = submitted.get(hash as Hash)
      const executed = await findTransaction(hash as Hash)
      if (executed === hash && call) return toFakeTransaction(safe, hash as Hash, call)
      return pass('eth_getTransactionByHash', [executed])
    },

    async eth_getTransactionReceipt([hash]) {
      const executed = await findTransaction(hash as Hash)
      return pass('eth_getTransactionReceipt', [executed])
    },

    async wallet_sendCalls(params) {
      const bundle = params[0] as Bundle
      if (bundle.chainId !== numberToHex(chainId)) fail(`Safe is not on chain ${chainId}`)
      if (bundle.from !== safe) fail('Invalid from address')
      await ask({ method: 'wallet_sendCalls', params }, 'transaction')
      // It keeps no id of the page's.
      return { id: (await service.submit(bundle.calls.map(toCall), { proposer })).hash }
    },

    async wallet_getCallsStatus([id]) {
      const { hash, calls } = service.get(id as Hash)
      const status = await service.readStatus(hash)
      const transactionHash = (await service.findExecution(hash))?.transactionHash
      const result = { version: '2.0.0', id, chainId: numberToHex(chainId), status: bundleStatus[status], atomic: true }
      if (!transactionHash) return result
      const receipt = await pass('eth_getTransactionReceipt', [transactionHash])
      const own = { ...(receipt as object), status: status === 'SUCCESS' ? '0x1' : '0x0' }
      return { ...result, receipts: calls.map(() => own) }
    },

    wallet_getCapabilities: ([account]) =>
      account === safe
        ? { [numberToHex(chainId)]: { atomicBatch: { supported: true }, atomic: { status: 'supported' } } }
        : {},

    async eth_signTypedData_v4(params) {
      await ask({ method: 'eth_signTypedData_v4', params }, 'signature')
      if (signs === 'declines') fail('User rejected signature')
      const typedData = params[1]
      const parsed = (typeof typedData === 'string' ? JSON.parse(typedData) : typedData) as TypedDataDefinition
      return service.signMessageHash(hashTypedData(parsed))
    },
  }

  return {
    prompts,
    /** Everything that the page asked for, in order. */
    requests: requests as readonly Request[],

    async request({ method, params = [] }: Request): Promise<unknown> {
      requests.push({ method, params })
      const list = params as readonly unknown[]
      const own = methods[method]
      // Its session does not name them, so the page's own node answers.
      if (!own || (!takesCalls && /^wallet_.*(Calls|Capabilities)$/.test(method))) return pass(method, list)
      try {
        return await own(list)
      } catch (error) {
        throw Object.assign(new Error((error as Error).message), { code })
      }
    },

    /** A Safe tells a page of no change: another account or chain reloads it. */
    on: () => undefined,
    removeListener: () => undefined,
  }
}

function toCall({ to, data = '0x', value = '0x0' }: PageCall): SafeCall {
  if (!to) return fail('Invalid call parameters.')
  return { to, data, value: hexToBigInt(value) }
}

/** What Safe's page answers of a proposal, since libraries want a transaction behind each hash. */
function toFakeTransaction(safe: Address, hash: Hash, { to, data, value }: SafeCall) {
  return {
    from: safe,
    hash,
    gas: 0,
    gasPrice: '0x00',
    nonce: 0,
    input: data,
    value: numberToHex(value),
    to,
    blockHash: null,
    blockNumber: null,
    transactionIndex: null,
  }
}
