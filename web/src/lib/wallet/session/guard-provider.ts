import { toUserError } from '@/lib/errors/to-user-error.ts'

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
