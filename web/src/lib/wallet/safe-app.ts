// Speaks with the Safe whose page frames this one: connects it, and reads who has signed a proposal.

import { SafeAppProvider } from '@safe-global/safe-apps-provider'
import SafeAppsSDK, { type SafeInfo } from '@safe-global/safe-apps-sdk'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { type Address, getAddress, type Hash, isAddress, isAddressEqual, isHash, withTimeout } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { safe } from 'wagmi/connectors/safe'
import * as z from 'zod/mini'
import { env } from '@/lib/env.ts'
import { guardProvider } from './guard-connectors.ts'

/** Between two questions to a page around this one that has not said yet whether it is a Safe's, ms: it may not have listened. */
const hostPause = 3_000

/** Longest wait for what Safe's server knows of a proposal, ms. */
const answerWait = 10_000

/** Only these origins are heard; with other headers than ours any page could frame this one. */
const allowedDomains = env.VITE_FRAME_ANCESTORS.map((origin) => new RegExp(`^${origin.replaceAll('.', '\\.')}$`))

/** Creates the connector of the Safe that frames the page. It has no prompt: who opens the app in Safe has chosen it. */
export function createSafeApp(): CreateConnectorFn {
  const create = safe({ allowedDomains })
  return (config) => {
    let provider: SafeAppProvider | undefined
    return Object.assign(create(config), {
      // Not the connector's own: it asks the page around this one once more, with a limit of time, by a listener that it cannot end.
      getProvider: async () => {
        provider ??= new SafeAppProvider(await askHost(), openSdk())
        return guardProvider(adapt(provider))
      },
    })
  }
}

const sdks = new WeakMap<Window, SafeAppsSDK>()

/** One for the page: each listens to all that the page around it posts, and cannot be closed. */
function openSdk(): SafeAppsSDK {
  const sdk = sdks.get(window) ?? new SafeAppsSDK({ allowedDomains })
  sdks.set(window, sdk)
  return sdk
}

const hosts = new WeakMap<Window, Promise<SafeInfo>>()

/** Resolves once the page around this one has said which Safe it shows, however late; one that refuses is asked again. */
export function askHost(): Promise<SafeInfo> {
  const host = hosts.get(window) ?? listenToHost(openSdk())
  hosts.set(window, host)
  return host
}

function listenToHost({ safe }: SafeAppsSDK): Promise<SafeInfo> {
  return new Promise((resolve) => {
    const ask = () =>
      void safe.getInfo().then(
        (info) => {
          clearInterval(asking)
          resolve(info)
        },
        () => {},
      )
    const asking = setInterval(ask, hostPause)
    ask()
  })
}

type Provider = { request(request: { method: string; params?: unknown[] }): Promise<unknown> }

const adapted = new WeakSet<object>()

/** Changes what a page built for other wallets would misunderstand. */
function adapt<Given extends Provider>(provider: Given): Given {
  if (adapted.has(provider)) return provider
  adapted.add(provider)
  const request = provider.request.bind(provider)
  provider.request = async ({ method, params = [] }) => {
    const sent = method === 'eth_sendTransaction' ? params.map(dropGas) : params
    try {
      const answer = await request({ method, params: sent })
      return method === 'wallet_getCapabilities' ? nameAtomic(answer) : answer
    } catch (error) {
      throw toProviderError(error)
    }
  }
  return provider
}

/**
 * Gas would become the proposal's `safeTxGas`. With it the Safe uses the nonce up where its calls fail, and the payment is
 * neither made nor possible any more.
 */
function dropGas(transaction: unknown): unknown {
  const { gas: _, ...others } = Object(transaction)
  return others
}

/** Several calls are always one transaction of a Safe; the provider says so in the words of a draft of EIP-5792. */
function nameAtomic(answer: unknown): unknown {
  const chains = Object.entries(Object(answer) as Record<string, object>)
  return Object.fromEntries(chains.map(([chain, all]) => [chain, { ...all, atomic: { status: 'supported' } }]))
}

/** The frame passes on messages without codes. */
function toProviderError(error: unknown): unknown {
  const { message } = Object(error) as { message?: unknown }
  if (message === 'Transaction was rejected')
    return Object.assign(new Error('User rejected the request.'), { code: 4001 })
  if (/" not (implemented|supported)$/.test(String(message)))
    return Object.assign(new Error(String(message)), { code: 4200 })
  return error
}

/** What Safe's server knows of a proposal. Only the chain says whether people are paid. */
export type SafeAppProposal = {
  /** The Safe's, not of an account of Ethereum. */
  nonce: bigint
  /** Owners who have signed. */
  confirmations: Address[]
  /** Owners who have not. */
  waiting: Address[]
  /** How many more have to sign. */
  missing: number
  isExecuted: boolean
  /** The transaction in which it was executed. */
  txHash?: Hash
}

const address = z.pipe(
  z.string().check(z.refine((text) => isAddress(text, { strict: false }))),
  z.transform((text) => getAddress(text)),
)
const details = z.object({
  txStatus: z.string(),
  txHash: z.nullish(z.string().check(z.refine(isHash))),
  detailedExecutionInfo: z.object({
    nonce: z.int().check(z.nonnegative()),
    confirmationsRequired: z.int().check(z.nonnegative()),
    confirmations: z.array(z.object({ signer: z.object({ value: address }) })),
    signers: z.array(z.object({ value: address })),
  }),
})

/**
 * Asks the page around this one what Safe's server knows of a proposal: its nonce, and who has signed.
 *
 * @param safeTxHash As the Safe answered a request.
 * @throws AppError `walletAnswerInvalid`; viem's TimeoutError; what the page answers, such as that it knows no such proposal.
 */
export async function readSafeAppProposal(safeTxHash: Hash): Promise<SafeAppProposal> {
  const { txs } = openSdk()
  const answer = await withTimeout(() => txs.getBySafeTxHash(safeTxHash), { timeout: answerWait })
  const { success, data } = details.safeParse(answer)
  if (!success) throw new AppError('walletAnswerInvalid', { values: { wallet: 'Safe' } })
  const { nonce, confirmationsRequired, signers } = data.detailedExecutionInfo
  const confirmations = data.detailedExecutionInfo.confirmations.map(({ signer }) => signer.value)
  const waiting = signers
    .map(({ value }) => value)
    .filter((owner) => !confirmations.some((each) => isAddressEqual(each, owner)))
  return {
    nonce: BigInt(nonce),
    confirmations,
    waiting,
    missing: Math.max(0, confirmationsRequired - confirmations.length),
    isExecuted: data.txStatus === 'SUCCESS',
    ...(data.txHash && { txHash: data.txHash as Hash }),
  }
}
