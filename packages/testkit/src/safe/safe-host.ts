// Answers a page that Safe's page frames, in the messages of its SDK 9: what the page sends becomes a proposal.

import { createPrompts } from '@saleyard/testkit/wallet/create-prompts.ts'
import { type Address, type Hash, type Hex, hashMessage, hashTypedData, type TypedDataDefinition } from 'viem'
import type { HDAccount } from 'viem/accounts'
import type { SafeService } from './safe-service.ts'

/** As the framed page posts it. */
export type SafeAppMessage = { id: string; method: string; params?: unknown; env: { sdkVersion: string } }
export type SafeHostAnswer = { id: string; version: string } & (
  | { success: true; data: unknown }
  | { success: false; error: string }
)

/** `value` is a decimal or a hex number, in wei. */
type AppTransaction = { to: Address; value: string; data: Hex }

type HostOptions = {
  /** Signs what it proposes. Default: the first owner. */
  proposer?: HDAccount | null
}

/** Only the message says that something was declined: there are no codes between the frames. */
const decline = (message: string) => () => {
  throw new Error(message)
}

/**
 * Creates what is behind Safe's page while it frames an app. `prompts` is the person who sees the page's dialogs, who submits
 * everything but what a test lets them decline or leave open.
 */
export function createSafeHost(service: SafeService, { proposer = service.owners[0] ?? null }: HostOptions = {}) {
  const { client, safe, chainId, owners } = service
  const prompts = createPrompts()
  const messages: SafeAppMessage[] = []

  async function sign(method: string, params: unknown, hash: Hash) {
    await prompts.ask({ method, params: [params] }).catch(decline('User rejected signature'))
    return { messageHash: hash, signature: await service.signMessageHash(hash) }
  }

  const methods: Record<string, (params: never) => unknown> = {
    getSafeInfo: async () => ({
      safeAddress: safe,
      chainId,
      threshold: await service.readThreshold(),
      owners: owners.map(({ address }) => address),
      isReadOnly: false,
      nonce: Number(await service.readNextNonce()),
      modules: null,
      guard: null,
      version: '1.4.1',
    }),
    getEnvironmentInfo: () => ({ origin: 'https://app.safe.global' }),
    rpcCall: ({ call, params }: { call: string; params: readonly unknown[] }) =>
      call === 'safe_setSettings' ? params[0] : client.request({ method: call, params } as never),
    async sendTransactions(params: { txs: readonly AppTransaction[]; params?: { safeTxGas?: number } }) {
      await prompts.ask({ method: 'sendTransactions', params: [params] }).catch(decline('Transaction was rejected'))
      const calls = params.txs.map(({ to, value, data }) => ({ to, value: BigInt(value), data }))
      const safeTxGas = BigInt(params.params?.safeTxGas ?? 0)
      const { hash } = await service.submit(calls, { proposer, safeTxGas })
      return { safeTxHash: hash }
    },
    getTxBySafeTxHash: ({ safeTxHash }: { safeTxHash: Hash }) => describe(service, safeTxHash),
    signMessage: (params: { message: string }) => sign('signMessage', params, hashMessage(params.message)),
    signTypedMessage: (params: { typedData: TypedDataDefinition }) =>
      sign('signTypedMessage', params, hashTypedData(params.typedData)),
    wallet_getPermissions: () => [],
  }

  return {
    prompts,
    /** Everything that the framed page asked for, in order. */
    messages: messages as readonly SafeAppMessage[],

    /** Answers one message; what goes wrong is an answer too. */
    async answer(message: SafeAppMessage): Promise<SafeHostAnswer> {
      messages.push(message)
      const common = { id: message.id, version: message.env.sdkVersion }
      try {
        const own = methods[message.method]
        if (!own) throw new Error(`Method ${message.method} is not supported`)
        return { ...common, success: true, data: await own(message.params as never) }
      } catch (error) {
        return { ...common, success: false, error: (error as Error).message }
      }
    },
  }
}

export type SafeHost = ReturnType<typeof createSafeHost>

/** A proposal as Safe's server describes it, as far as a framed page may want to know. */
async function describe(service: SafeService, safeTxHash: Hash) {
  const { transaction, signatures, submittedAt } = service.get(safeTxHash)
  return {
    safeAddress: service.safe,
    txId: `multisig_${service.safe}_${safeTxHash}`,
    txStatus: await service.readStatus(safeTxHash),
    txHash: (await service.findExecution(safeTxHash))?.transactionHash ?? null,
    txData: { hexData: transaction.data, to: { value: transaction.to }, operation: transaction.operation },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt,
      nonce: Number(transaction.nonce),
      safeTxHash,
      signers: service.owners.map(({ address }) => ({ value: address })),
      confirmationsRequired: await service.readThreshold(),
      confirmations: [...signatures].map(([owner, signature]) => ({
        signer: { value: owner },
        signature,
        submittedAt,
      })),
    },
  }
}
