// Creates a wallet on one node that signs in Node with anvil's keys and answers what EIP-1193 and EIP-5792 ask of it.

import { account as anvilAccount } from '@saleyard/testkit/chain/accounts.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Address, BaseError, type Hash, type Hex, numberToHex, type Transaction } from 'viem'
import { foundry } from 'viem/chains'
import { createBundleWallet } from './bundle-wallet.ts'
import { createPrompts, type WalletRequest } from './create-prompts.ts'
import { createNodeClient, type WalletContext, type WalletState, type Withholding } from './wallet-context.ts'
import { WalletError, walletErrors } from './wallet-error.ts'
import { type Method, walletMethods } from './wallet-methods.ts'

type CreateWalletParameters = { rpcUrl: string; emit: WalletContext['emit'] }

export type Wallet = ReturnType<typeof createWallet>

/** A wallet on one node: signs in Node with a public key of anvil, answers what EIP-1193 asks of it. */
export function createWallet({ rpcUrl, emit }: CreateWalletParameters) {
  const state: WalletState = {
    account: anvilAccount(0),
    chainId: foundry.id,
    knownChains: new Set([1, foundry.id]),
    switchesWhenAdding: true,
    permitted: false,
  }
  const prompts = createPrompts()
  const requests: WalletRequest[] = []
  const lost: ((hash: Hash) => void)[] = []
  const denied: ((hash: Hash) => void)[] = []
  const sent: Hash[] = []
  const withholding: Withholding[] = []
  const methods = { ...walletMethods }
  const context: WalletContext = {
    state,
    client: createNodeClient(rpcUrl),
    prompts,
    emit,
    sent,
    withholding,
    async beforeAnswer(hash) {
      const deny = denied.shift()
      if (deny) {
        await context.client.waitForTransactionReceipt({ hash })
        deny(hash)
        throw walletErrors.rejected()
      }
      const lose = lost.shift()
      if (!lose) return
      lose(hash)
      await new Promise(() => {})
    },
  }

  return {
    requests: requests as readonly WalletRequest[],
    prompts,
    sent: sent as readonly Hash[],
    get address(): Address {
      return state.account.address
    },

    async request(request: WalletRequest): Promise<unknown> {
      requests.push(request)
      const method = methods[request.method] ?? forward
      return method(context, request)
    },

    /** The next transaction is signed and broadcast, but the page never hears of it: a crash at the worst moment. */
    loseNextHash: (): Promise<Hash> => new Promise((resolve) => lost.push(resolve)),

    /** The next transaction is signed and broadcast; once it is in a block the page hears that the user declined it. */
    denyNext: (): Promise<Hash> => new Promise((resolve) => denied.push(resolve)),

    /**
     * Signs the next transaction and returns its hash, but broadcasts it only when the test calls the result.
     *
     * @returns Broadcasts it; waits for the signature if there is none yet.
     */
    withholdNext(ahead = 0): () => Promise<Hash> {
      const signed = new Promise<Hex>((resolve) => withholding.push({ ahead, onSigned: resolve }))
      return async () => {
        const hash = await context.client.sendRawTransaction({ serializedTransaction: await signed })
        sent.push(hash)
        return hash
      }
    },

    /** The user speeds a waiting transaction up, or cancels it, in the wallet: another with its nonce and a higher fee. */
    speedUp: (hash: Hash): Promise<Hash> => replaceTransaction(context, hash, (same) => same),
    cancel: (hash: Hash): Promise<Hash> =>
      replaceTransaction(context, hash, ({ from }) => ({ to: from, value: 0n, input: '0x' })),

    /** The user picks another account in the wallet. */
    async switchAccount(index: number) {
      state.account = anvilAccount(index)
      if (state.permitted) await emit('accountsChanged', [state.account.address])
    },

    /** From now on transactions are signed with another account than the one that the page asks for, as some wallets do. */
    signWith(index: number) {
      state.signer = anvilAccount(index)
    },

    /** The user picks another network in the wallet, which then has it. */
    async switchChain(chainId: number) {
      state.knownChains.add(chainId)
      state.chainId = chainId
      await emit('chainChanged', numberToHex(chainId))
    },

    /** From now on a device signs, which refuses calldata of more bytes. */
    refuseDataAbove(bytes: number) {
      state.longestData = bytes
    },

    /** From now on the wallet adds a chain and stays where it is. */
    staysWhenAdding() {
      state.switchesWhenAdding = false
    },

    /** From now on the wallet does several calls as one. */
    async learnBundles() {
      Object.assign(methods, await createBundleMethods(rpcUrl))
    },

    forgetChain: (chainId: number) => state.knownChains.delete(chainId),

    /** The user disconnects the page in the wallet. */
    async disconnect() {
      state.permitted = false
      await emit('accountsChanged', [])
    },
  }
}

/** What a wallet does not answer itself goes to its node; another `wallet_` method is one that it does not have. */
async function forward({ client, state }: WalletContext, { method, params }: WalletRequest): Promise<unknown> {
  if (method.startsWith('wallet_')) throw walletErrors.unsupported(method)
  if (state.chainId !== foundry.id) throw walletErrors.noNode(state.chainId)
  return client.request({ method, params } as never)
}

type Contents = Pick<Transaction, 'to' | 'value' | 'input'>

/** Sends another transaction with the nonce of one that waits in the pool, for three times its fees. */
async function replaceTransaction(
  { client, state, sent }: WalletContext,
  hash: Hash,
  change: (transaction: Transaction) => Contents,
): Promise<Hash> {
  const waiting = await client.getTransaction({ hash })
  const { to, value, input } = change(waiting)
  const replacing = await client.sendTransaction({
    account: state.account,
    to,
    value,
    data: input,
    nonce: waiting.nonce,
    gas: waiting.gas,
    maxFeePerGas: (waiting.maxFeePerGas ?? 0n) * 3n,
    maxPriorityFeePerGas: (waiting.maxPriorityFeePerGas ?? 0n) * 3n,
  })
  sent.push(replacing)
  return replacing
}

/**
 * What a wallet adds that does several calls as one (EIP-5792): at the first bundle its account 0 is delegated to a contract that
 * carries them out (EIP-7702). The user is asked once for each.
 */
async function createBundleMethods(rpcUrl: string): Promise<Record<string, Method>> {
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {}
  await createBundleWallet({ client: createLocalClient(rpcUrl), rpcUrl, answers })
  const methods = Object.entries(answers).map(([method, answer]): [string, Method] => [
    method,
    async ({ prompts }, request) => {
      if (method === 'wallet_sendCalls') await prompts.ask(request)
      return Promise.resolve(answer(request.params)).catch(toWalletError)
    },
  ])
  return Object.fromEntries(methods)
}

/** It refuses with EIP-5792's codes: an id that it has, one that it does not know. Whatever else failed is the node's. */
function toWalletError(error: Error & { code?: number }): never {
  const { code, message } = error
  throw code === undefined || error instanceof BaseError ? error : new WalletError({ code, message })
}
