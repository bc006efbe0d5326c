// Guards the page against what wallets say of themselves: names, icons, accounts, errors and second requests.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { type Address, getAddress, isAddress } from 'viem'
import type { Config, Connector } from 'wagmi'

const guarded = new WeakSet<Connector>()

/**
 * Wallets are programs of strangers: what they say about themselves, and unasked, is read with care before wagmi and the
 * page get it.
 *
 * To be called right after the config is made: a connector binds its listeners one turn after it was set up.
 *
 * @returns What ends it for wallets that come later.
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
    // Any other address would be fetched from wherever the wallet likes, before anybody chose it.
    icon: icon?.trim().startsWith('data:image/') ? icon.trim() : undefined,
    getProvider: async () => guardProvider(await getProvider.call(connector)),
    onAccountsChanged: (accounts: unknown) =>
      catchErrors(() => onAccountsChanged.call(connector, [...readAccounts(accounts)])),
    onConnect: (info: unknown) => catchErrors(() => onConnect?.call(connector, Object(info))),
    onDisconnect: (error?: Error) => catchErrors(() => onDisconnect.call(connector, error)),
  } satisfies Partial<Record<keyof Connector, unknown>>)
}

/** Nobody waits for these: what they throw would be an error of the page. */
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

/** viem asks for a transaction a second time by this, after errors that do not say that the first was not sent. */
const secondAsking = 'wallet_sendTransaction'

/**
 * Wallets throw texts, plain objects, nothing at all, and codes that are texts. wagmi reads only errors with a number:
 * it would take a decline for a missing method and ask a second time. A transaction is asked for once: see {@link secondAsking}.
 */
export function guardProvider<Given>(provider: Given): Given {
  if (typeof provider !== 'object' || provider === null || !('request' in provider)) return provider
  const known = guards.get(provider)
  if (known) return known as Given
  const guard = guardOf(provider as unknown as Provider)
  guards.set(provider, guard).set(guard, guard)
  return guard as Given
}

/** Stands before the provider and not over it: some are frozen, some have private fields. */
function guardOf(provider: Provider): object {
  const request: Request = async (...asked) => {
    // viem then tells the first error.
    if (asked[0]?.method === secondAsking)
      throw Object.assign(new Error(`${secondAsking} is not asked for`), { code: -32601 })
    try {
      return await provider.request(...asked)
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

/** An error with a number as its code; the rest of it stays as it is. */
function toProviderError(thrown: unknown): Error {
  const { code, data, message } = Object(thrown) as { code?: unknown; data?: unknown; message?: unknown }
  const number = toUserError(thrown).code === 'userRejected' ? 4001 : Number(code ?? Number.NaN)
  if (thrown instanceof Error && code === number) return thrown
  const text = typeof thrown === 'string' ? thrown : String(message ?? 'The wallet gave no reason.')
  const known = Number.isSafeInteger(number) ? { code: number } : {}
  return Object.assign(new Error(text, { cause: thrown }), known, data === undefined ? {} : { data })
}

/** The accounts among whatever a wallet calls its accounts, each once. None where none can be read. */
export function readAccounts(value: unknown): readonly Address[] {
  if (!Array.isArray(value)) return []
  const addresses = value.filter((each): each is Address => isAddress(each, { strict: false }))
  return [...new Set(addresses.map((each) => getAddress(each)))]
}

/** Characters of a wallet's name before it is cut: it stands in buttons and in the middle of sentences. */
const nameLength = 40

/** Controls, and marks that turn or hide the text around them. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A wallet's own name as the page may show it; its rdns where it has none. */
export function readWalletName(name: unknown, rdns: string): string {
  const given = typeof name === 'string' ? clean(name) : ''
  const letters = [...(given || clean(rdns))]
  return letters.length > nameLength ? `${letters.slice(0, nameLength).join('')}...` : letters.join('')
}

const clean = (text: string) => text.replace(unseen, '').replace(/\s+/g, ' ').trim()
