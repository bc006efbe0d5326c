// Guards the page against what wallets report: names, icons, accounts, errors, and duplicate requests.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { type Address, getAddress, isAddress } from 'viem'
import type { Config, Connector } from 'wagmi'

const guarded = new WeakSet<Connector>()

/**
 * Validates metadata and events of wallets, which are foreign programs, before wagmi and the page get them.
 *
 * Call it right after the config is created: a connector binds its listeners one turn after its setup.
 *
 * @returns A function that ends it for wallets that appear later.
 */
export function guardConnectors(config: Config): () => void {
  const guardAll = (connectors: readonly Connector[]) => {
    for (const connector of connectors) guard(connector)
  }
  guardAll(config.connectors)
  return config._internal.connectors.subscribe(guardAll)
}

function guard(connector: Connector): void {
  if (guarded.has(connector) || connector.type !== 'injected') return
  guarded.add(connector)
  const { getProvider, icon, onAccountsChanged, onConnect, onDisconnect } = connector
  Object.assign(connector, {
    name: readWalletName(connector.name, connector.id),
    // Any other URL would be fetched from a server of the wallet's choice before the user has chosen the wallet.
    icon: icon?.trim().startsWith('data:image/') ? icon.trim() : undefined,
    getProvider: async () => guardProvider(await getProvider.call(connector)),
    onAccountsChanged: (accounts: unknown) =>
      catchErrors(() => onAccountsChanged.call(connector, [...readAccounts(accounts)])),
    onConnect: (info: unknown) => catchErrors(() => onConnect?.call(connector, Object(info))),
    onDisconnect: (error?: Error) => catchErrors(() => onDisconnect.call(connector, error)),
  } satisfies Partial<Record<keyof Connector, unknown>>)
}

/** No caller awaits these listeners: what they throw would be an unhandled error of the page. */
async function catchErrors(listen: () => unknown): Promise<void> {
  try {
    await listen()
  } catch (error) {
    console.warn('A wallet reported something that could not be read.', error)
  }
}

type Request = (request: { method: string; params?: unknown }) => Promise<unknown>
type Provider = { request: Request }

const guards = new WeakMap<object, unknown>()

/** viem repeats a transaction request with this method after errors that do not prove that the first was not sent. */
const secondRequest = 'wallet_sendTransaction'

/**
 * Wallets throw texts, plain objects, undefined, and codes that are texts. wagmi reads only errors with a number: it
 * would take a decline for a missing method and request a second time. A transaction is requested once: see {@link
 * secondRequest}.
 */
export function guardProvider<Given>(provider: Given): Given {
  if (typeof provider !== 'object' || provider === null || !('request' in provider)) return provider
  const known = guards.get(provider)
  if (known) return known as Given
  const guard = createGuard(provider as unknown as Provider)
  guards.set(provider, guard).set(guard, guard)
  return guard as Given
}

/** Wraps the provider instead of changing it: some are frozen, some have private fields. */
function createGuard(provider: Provider): object {
  const request: Request = async (...parameters) => {
    // viem then reports the first error.
    if (parameters[0]?.method === secondRequest)
      throw Object.assign(new Error(`${secondRequest} is not asked for`), { code: -32601 })
    try {
      return await provider.request(...parameters)
    } catch (thrown) {
      throw toProviderError(thrown)
    }
  }
  return new Proxy(
    {},
    {
      get: (_, key) => (key === 'request' ? request : bound(provider, key)),
      has: (_, key) => key in provider,
      set: (_, key, value) => Reflect.set(provider, key, value),
    },
  )
}

function bound(provider: object, key: string | symbol): unknown {
  const value = Reflect.get(provider, key, provider)
  return typeof value === 'function' ? value.bind(provider) : value
}

/** Converts a thrown value to an error with a numeric code; an error that has one stays as it is. */
function toProviderError(thrown: unknown): Error {
  const { code, data, message } = Object(thrown) as { code?: unknown; data?: unknown; message?: unknown }
  const number = toUserError(thrown).code === 'userRejected' ? 4001 : Number(code ?? Number.NaN)
  if (thrown instanceof Error && code === number) return thrown
  const text = typeof thrown === 'string' ? thrown : String(message ?? 'The wallet gave no reason.')
  const known = Number.isSafeInteger(number) ? { code: number } : {}
  return Object.assign(new Error(text, { cause: thrown }), known, data === undefined ? {} : { data })
}

/** Reads the valid accounts from a wallet's answer, each once; empty if there is none. */
export function readAccounts(value: unknown): readonly Address[] {
  if (!Array.isArray(value)) return []
  const addresses = value.filter((each): each is Address => isAddress(each, { strict: false }))
  return [...new Set(addresses.map((each) => getAddress(each)))]
}

/** Greatest length of a wallet's name: it appears in buttons and in the middle of sentences. */
const nameLength = 40

/** Control characters, and marks that reverse or hide the text around them. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Returns a wallet's own name as the page may show it; its rdns without a name. */
export function readWalletName(name: unknown, rdns: string): string {
  const given = typeof name === 'string' ? clean(name) : ''
  const letters = [...(given || clean(rdns))]
  return letters.length > nameLength ? `${letters.slice(0, nameLength).join('')}...` : letters.join('')
}

const clean = (text: string) => text.replace(invisible, '').replace(/\s+/g, ' ').trim()
