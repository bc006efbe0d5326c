// Makes one pairing attempt, from requesting a link to the wallet's answer.

import { orAbort } from '@saleyard/chain/abort.ts'
import { getCauses } from '@saleyard/chain/errors/error-causes.ts'
import type { Config, Connector } from 'wagmi'
import { modalPollInterval } from '@/lib/constants.ts'
import { env } from '@/lib/env.ts'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import {
  ConnectorAlreadyConnectedError,
  PairingTimeoutError,
  RelayError,
  UserRejectedError,
} from '@/lib/wallet/wallet-errors.ts'
import { type ConnectionResult, readWalletState } from '@/lib/wallet/wallet-state.ts'
import { loadPairing } from './load-pairing.ts'

export type PairingState =
  /** Nobody has asked for it: nothing is loaded, no relay is called. */
  | { step: 'idle' }
  /** Loads the provider and asks the relay. */
  | { step: 'preparing' }
  /** No link after {@link linkWait}; still trying, and the user may try anew. */
  | { step: 'slow' }
  /** `uri` is the pairing link for a QR code or a wallet's deep link; `expiresAt` in ms since 1970. */
  | { step: 'ready'; uri: string; expiresAt: number }
  | { step: 'failed'; error: unknown }
  | { step: 'connected'; result: ConnectionResult }

/** Times of a pairing. ms. */
export const pairingTimes = {
  /** After it the view offers to try anew. */
  linkWait: 10_000,
  /** After it the try has failed: the provider would go on without an end. */
  failAfter: 20_000,
  /** A link is good for five minutes; the next one takes its place before. */
  renewAfter: 240_000,
  /** What a link is good for at most. */
  linkLife: 300_000,
} as const

/** Why an attempt ended: its link is about to go stale, or has. */
export class Renewal extends Error {}

type PairingAttempt = { signal: AbortSignal; onChange: (state: PairingState) => void }

/**
 * One link, from asking for it to the wallet's answer.
 *
 * @returns The session, or a {@link Renewal} where the next link is due.
 * @throws ConnectorAlreadyConnectedError, PairingTimeoutError, RelayError, UserRejectedError, what else the provider throws; the signal's reason.
 */
export async function attemptPairing(
  config: Config,
  { signal, onChange }: PairingAttempt,
): Promise<ConnectionResult | Renewal> {
  const ending = endingOf(signal)
  const isSlow = setTimeout(() => onChange({ step: 'slow' }), pairingTimes.linkWait)
  const isLate = setTimeout(() => ending.abort(new PairingTimeoutError(relayFacts())), pairingTimes.failAfter)
  let isStale: ReturnType<typeof setTimeout> | undefined
  let isLoaded = false
  try {
    const connector = await orAbort(loadPairing(config), ending.signal)
    isLoaded = true
    const link = linkOf(connector, ending.signal)
    const session = connectWallet(config, { connector, signal: ending.signal })
    session.catch(() => {}) // heard below; the link may fail first
    const uri = await Promise.race([link, session])
    clearTimeout(isSlow)
    clearTimeout(isLate)
    if (typeof uri === 'string') {
      isStale = setTimeout(() => renew(ending), pairingTimes.renewAfter)
      onChange({ step: 'ready', uri, expiresAt: readExpiry(uri) })
    }
    return await Promise.race([session, waitForConnection(config, connector, ending.signal)])
  } catch (error) {
    return explain(error, signal, { isLoaded, wasShown: isStale !== undefined })
  } finally {
    for (const timer of [isSlow, isLate, isStale]) clearTimeout(timer)
    ending.abort()
  }
}

/** Not while nobody looks at the page. */
async function renew(ending: AbortController): Promise<void> {
  await waitUntilVisible(ending.signal)
  ending.abort(new Renewal())
}

/** Ends with the signal, and by itself. */
function endingOf(signal: AbortSignal): AbortController {
  const ending = new AbortController()
  signal.addEventListener('abort', () => ending.abort(signal.reason), { once: true, signal: ending.signal })
  return ending
}

/** The link that the connector asks its relay for; it comes as a message. */
async function linkOf(connector: Connector, signal: AbortSignal): Promise<string> {
  let link = ''
  const onMessage = ({ type, data }: { type: string; data?: unknown }) => {
    if (type === 'display_uri') link = String(data)
  }
  connector.emitter.on('message', onMessage)
  await waitUntil(() => link !== '', { every: modalPollInterval, limit: pairingTimes.failAfter, signal })
  connector.emitter.off('message', onMessage)
  return link || orAbort(new Promise<never>(() => {}), signal)
}

/** What the user is to hear as it is, whenever it happens. */
const own = [ConnectorAlreadyConnectedError, PairingTimeoutError, UserRejectedError]

/** How far the attempt had come. */
type Progress = { isLoaded: boolean; wasShown: boolean }

/** @throws What the user is to hear: only what comes between loading and the link is the relay's fault. */
function explain(error: unknown, signal: AbortSignal, { isLoaded, wasShown }: Progress): Renewal {
  if (signal.aborted) throw signal.reason
  if (error instanceof Renewal || (wasShown && isExpired(error))) return new Renewal()
  const isOwn = own.some((each) => error instanceof each)
  throw isOwn || wasShown || !isLoaded ? error : new RelayError({ ...relayFacts(), cause: error })
}

function relayFacts() {
  return { relay: new URL(env.VITE_WALLETCONNECT_RELAY_URL).host, seconds: pairingTimes.failAfter / 1000 }
}

/** The link says in seconds since 1970 how long it is good. */
function readExpiry(uri: string): number {
  const seconds = Number(new URLSearchParams(uri.split('?')[1]).get('expiryTimestamp'))
  return seconds > 0 ? seconds * 1000 : Date.now() + 300_000
}

function isExpired(error: unknown): boolean {
  return getCauses(error).some((cause) => cause instanceof Error && /expired/i.test(cause.message))
}

const isSeen = () => document.visibilityState !== 'hidden'

/** Resolves when the page is seen: at once, or when its tab is shown again; also when the signal ends the waiting. */
export function waitUntilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isSeen() || signal.aborted) return resolve()
    const listening = new AbortController()
    const end = () => {
      listening.abort()
      resolve()
    }
    const options = { signal: listening.signal }
    document.addEventListener('visibilitychange', () => isSeen() && end(), options)
    signal.addEventListener('abort', end, options)
  })
}

/**
 * Resolves when the connector is connected by another way than the try that waits for it: a wallet may say yes to the
 * link before the one that is shown. Until the signal ends it.
 */
function waitForConnection(config: Config, connector: Connector, signal: AbortSignal): Promise<ConnectionResult> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const { account, chain } = readWalletState(config)
      if (config.state.current === connector.uid && account && chain) resolve({ account, chain })
    }
    const unsubscribe = config.subscribe(
      (state) => state.current,
      () => {
        timer = setTimeout(look) // the try itself comes first where it was its own link
      },
    )
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
    }
    signal.addEventListener('abort', end, { once: true })
  })
}

type WaitUntilOptions = {
  /** ms between two looks. */
  every: number
  /** ms after which it gives up. */
  limit: number
  signal?: AbortSignal
}

/** Looks again and again until it is so; false where it is not in time, or where the signal ends the waiting. */
function waitUntil(isSo: () => boolean, { every, limit, signal }: WaitUntilOptions): Promise<boolean> {
  return new Promise((resolve) => {
    if (isSo() || signal?.aborted) return resolve(isSo())
    let waited = 0
    const timer = setInterval(() => {
      waited += every
      if (isSo() || waited >= limit || signal?.aborted) end()
    }, every)
    const end = () => {
      clearInterval(timer)
      signal?.removeEventListener('abort', end)
      resolve(isSo())
    }
    signal?.addEventListener('abort', end, { once: true })
  })
}
