// Answers the requests that a wallet answers by itself, and signs transactions and messages.

import { type Address, type Hex, hexToBigInt, hexToNumber, isAddressEqual, keccak256, numberToHex, size } from 'viem'
import { foundry } from 'viem/chains'
import type { WalletRequest } from './create-prompts.ts'
import type { WalletContext, Withholding } from './wallet-context.ts'
import { walletErrors } from './wallet-error.ts'

export type Method = (context: WalletContext, request: WalletRequest) => unknown

const accountsOf = ({ state }: WalletContext): Address[] => (state.permitted ? [state.account.address] : [])

const permission = ({ state }: WalletContext) =>
  state.permitted
    ? [
        {
          parentCapability: 'eth_accounts',
          caveats: [{ type: 'restrictReturnedAccounts', value: [state.account.address] }],
        },
      ]
    : []

/** What the wallet answers by itself. All else is a question to its node. */
export const walletMethods: Record<string, Method> = {
  eth_chainId: ({ state }) => numberToHex(state.chainId),

  eth_accounts: accountsOf,

  async eth_requestAccounts(context, request) {
    if (!context.state.permitted) await context.prompts.ask(request)
    context.state.permitted = true
    return accountsOf(context)
  },

  wallet_getPermissions: permission,

  async wallet_requestPermissions(context, request) {
    await context.prompts.ask(request)
    context.state.permitted = true
    return permission(context)
  },

  async wallet_revokePermissions(context) {
    context.state.permitted = false
    await context.emit('accountsChanged', [])
    return null
  },

  async wallet_switchEthereumChain(context, request) {
    const chainId = hexToNumber(first<{ chainId: Hex }>(request).chainId)
    if (!context.state.knownChains.has(chainId)) throw walletErrors.unknownChain(chainId)
    if (context.state.chainId === chainId) return null
    await context.prompts.ask(request)
    await moveTo(context, chainId)
    return null
  },

  async wallet_addEthereumChain(context, request) {
    await context.prompts.ask(request)
    const chainId = hexToNumber(first<{ chainId: Hex }>(request).chainId)
    context.state.knownChains.add(chainId)
    if (context.state.switchesWhenAdding) await moveTo(context, chainId)
    return null
  },

  async wallet_watchAsset(context, request) {
    await context.prompts.ask(request)
    return true
  },

  async eth_sendTransaction(context, request) {
    const { from, to = null, data, ...fields } = first<PageTransaction>(request)
    authorise(context, from)
    const account = context.state.signer ?? context.state.account
    const transaction = { to, ...(data && { data }), ...toTransactionNumbers(fields) }
    // A wallet measures when it opens the prompt, which may be long before the answer.
    const gas = transaction.gas ?? (await context.client.estimateGas({ account, ...transaction }))
    await context.prompts.ask(request)
    if (data && size(data) > (context.state.longestData ?? Number.POSITIVE_INFINITY)) throw walletErrors.dataTooLong()
    const withheld = context.withholding.shift()
    if (withheld) return withhold(context, { account, ...transaction, gas }, withheld)
    const hash = await context.client.sendTransaction({ account, ...transaction, gas })
    context.sent.push(hash)
    await context.beforeAnswer(hash)
    return hash
  },

  async personal_sign(context, request) {
    const [message, from] = request.params as [Hex, Address]
    authorise(context, from)
    await context.prompts.ask(request)
    return context.state.account.signMessage({ message: { raw: message } })
  },

  async eth_signTypedData_v4(context, request) {
    const [from, typedData] = request.params as [Address, string]
    authorise(context, from)
    await context.prompts.ask(request)
    return context.state.account.signTypedData(JSON.parse(typedData))
  },
}

async function moveTo({ state, emit }: WalletContext, chainId: number) {
  state.chainId = chainId
  await emit('chainChanged', numberToHex(chainId))
}

function first<T>({ params }: WalletRequest): T {
  return params[0] as T
}

/** A wallet signs for the account that the page was shown, and on the chain that it is on. */
function authorise({ state }: WalletContext, from: Address) {
  if (!state.permitted || !isAddressEqual(from, state.account.address)) throw walletErrors.unauthorised()
  if (state.chainId !== foundry.id) throw walletErrors.noNode(state.chainId)
}

type Transaction = Parameters<WalletContext['client']['sendTransaction']>[0]

/** Signs, returns the hash, and keeps the bytes for the test. */
async function withhold({ client, state }: WalletContext, transaction: Transaction, { ahead, onSigned }: Withholding) {
  const next = await client.getTransactionCount({ address: state.account.address, blockTag: 'pending' })
  const request = await client.prepareTransactionRequest({ ...transaction, nonce: next + ahead } as never)
  const raw = await state.account.signTransaction(request as never)
  onSigned(raw)
  return keccak256(raw)
}

/** Transaction as a page sends it: every number in hex. */
type PageTransaction = Partial<
  Record<'value' | 'gas' | 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'nonce', Hex>
> & { from: Address; to?: Address; data?: Hex }

type TransactionNumbers = {
  value?: bigint
  gas?: bigint
  maxFeePerGas?: bigint
  maxPriorityFeePerGas?: bigint
  nonce?: number
}

/** Its numbers as viem takes them; those that the page leaves to the wallet are left out. */
export function toTransactionNumbers({ nonce, ...transaction }: Omit<PageTransaction, 'from'>): TransactionNumbers {
  const fields = (['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const).flatMap((name) => {
    const value = transaction[name]
    return value === undefined ? [] : [[name, hexToBigInt(value)] as const]
  })
  return { ...Object.fromEntries(fields), ...(nonce && { nonce: hexToNumber(nonce) }) }
}
