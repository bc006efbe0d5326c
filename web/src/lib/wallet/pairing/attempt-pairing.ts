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
  /** Not started: nothing is loaded, no relay is called. */
  | { step: 'idle' }
  /** Loads the provider and requests a link from the relay. */
  | { step: 'preparing' }
  /** No link after {@link linkWait}; still trying, and the user may retry. */
  | { step: 'slow' }
  /** `uri` is the pairing link for a QR code or a wallet's deep link; `expiresAt` in ms since 1970. */
  | { step: 'ready'; uri: string; expiresAt: number }
  | { step: 'failed'; error: unknown }
  | { step: 'connected'; result: ConnectionResult }

/** Time limits of a pairing, ms. */
export const pairingTimes = {
  /** After it the view offers a retry. */
  linkWait: 10_000,
  /** After it the attempt has failed: the provider would continue endlessly. */
  failAfter: 20_000,
  /** A link is valid for five minutes; the next one replaces it before that. */
  renewAfter: 240_000,
  /** Longest validity of a link. */
  linkLife: 300_000,
} as const

/** Ends an attempt because its link is about to expire, or has expired. */
export class Renewal extends Error {}

type PairingAttempt = { signal: AbortSignal; onChange: (state: PairingState) => void }

/**
 * Requests one link and waits for the wallet's answer.
 *
 * @returns The session, or a {@link Renewal} if the next link is due.
 * @throws ConnectorAlreadyConnectedError, PairingTimeoutError, RelayError, UserRejectedError, what else the provider
 * throws; the signal's reason.
 */
export async function attemptPairing(
  config: Config,
  { signal, onChange }: PairingAttempt,
): Promise<ConnectionResult | Renewal> {
  const ending = createEnding(signal)
  const slowTimer = setTimeout(() => onChange({ step: 'slow' }), pairingTimes.linkWait)
  const lateTimer = setTimeout(() => ending.abort(new PairingTimeoutError(relayFacts())), pairingTimes.failAfter)
  let renewTimer: ReturnType<typeof setTimeout> | undefined
  let isLoaded = false
  try {
    const connector = await orAbort(loadPairing(config), ending.signal)
    isLoaded = true
    const link = waitForLink(connector, ending.signal)
    const session = connectWallet(config, { connector, signal: ending.signal })
    session.catch(() => {}) // awaited below; the link may fail first
    const uri = await Promise.race([link, session])
    clearTimeout(slowTimer)
    clearTimeout(lateTimer)
    if (typeof uri === 'string') {
      renewTimer = setTimeout(() => renew(ending), pairingTimes.renewAfter)
      onChange({ step: 'ready', uri, expiresAt: readExpiry(uri) })
    }
    return await Promise.race([session, waitForConnection(config, connector, ending.signal)])
  } catch (error) {
    return explain(error, signal, { isLoaded, wasShown: renewTimer !== undefined })
  } finally {
    for (const timer of [slowTimer, lateTimer, renewTimer]) clearTimeout(timer)
    ending.abort()
  }
}

/** Renews only once the page is visible. */
async function renew(ending: AbortController): Promise<void> {
  await waitUntilVisible(ending.signal)
  ending.abort(new Renewal())
}

/** Creates a controller that aborts with the signal, or by itself. */
function createEnding(signal: AbortSignal): AbortController {
  const ending = new AbortController()
  signal.addEventListener('abort', () => ending.abort(signal.reason), { once: true, signal: ending.signal })
  return ending
}

/** Waits for the link that the connector requests from its relay; it arrives as a message. */
async function waitForLink(connector: Connector, signal: AbortSignal): Promise<string> {
  let link = ''
  const onMessage = ({ type, data }: { type: string; data?: unknown }) => {
    if (type === 'display_uri') link = String(data)
  }
  connector.emitter.on('message', onMessage)
  await waitUntil(() => link !== '', { every: modalPollInterval, limit: pairingTimes.failAfter, signal })
  connector.emitter.off('message', onMessage)
  return link || orAbort(new Promise<never>(() => {}), signal)
}

/** Errors that the user gets unchanged, whenever they happen. */
const userErrors = [ConnectorAlreadyConnectedError, PairingTimeoutError, UserRejectedError]

/** How far the attempt has come. */
type Progress = { isLoaded: boolean; wasShown: boolean }

/** @throws The error for the user: the relay is at fault only between loading and the link. */
function explain(error: unknown, signal: AbortSignal, { isLoaded, wasShown }: Progress): Renewal {
  if (signal.aborted) throw signal.reason
  if (error instanceof Renewal || (wasShown && isExpired(error))) return new Renewal()
  const isOwn = userErrors.some((each) => error instanceof each)
  throw isOwn || wasShown || !isLoaded ? error : new RelayError({ ...relayFacts(), cause: error })
}

function relayFacts() {
  return { relay: new URL(env.VITE_WALLETCONNECT_RELAY_URL).host, seconds: pairingTimes.failAfter / 1000 }
}

/** Reads the expiry from the link, in seconds since 1970 there, in ms here. */
function readExpiry(uri: string): number {
  const seconds = Number(new URLSearchParams(uri.split('?')[1]).get('expiryTimestamp'))
  return seconds > 0 ? seconds * 1000 : Date.now() + 300_000
}

function isExpired(error: unknown): boolean {
  return getCauses(error).some((cause) => cause instanceof Error && /expired/i.test(cause.message))
}

const isVisible = () => document.visibilityState !== 'hidden'

/** Resolves when the page is visible: at once, or when its tab becomes visible; also when the signal aborts. */
export function waitUntilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isVisible() || signal.aborted) return resolve()
    const listening = new AbortController()
    const end = () => {
      listening.abort()
      resolve()
    }
    const options = { signal: listening.signal }
    document.addEventListener('visibilitychange', () => isVisible() && end(), options)
    signal.addEventListener('abort', end, options)
  })
}

/**
 * Resolves when the connector connects by another way than this attempt: the wallet may approve the link before the
 * shown one. The signal ends it.
 */
function waitForConnection(config: Config, connector: Connector, signal: AbortSignal): Promise<ConnectionResult> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      const { account, chain } = readWalletState(config)
      if (config.state.current === connector.uid && account && chain) resolve({ account, chain })
    }
    const unsubscribe = config.subscribe(
      (state) => state.current,
      () => {
        timer = setTimeout(check) // the attempt itself goes first if the link was its own
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
  /** Interval, ms. */
  every: number
  /** Timeout, ms. */
  limit: number
  signal?: AbortSignal
}

/** Polls the condition until it is true; returns false after the timeout or if the signal aborts. */
function waitUntil(condition: () => boolean, { every, limit, signal }: WaitUntilOptions): Promise<boolean> {
  return new Promise((resolve) => {
    if (condition() || signal?.aborted) return resolve(condition())
    let waited = 0
    const timer = setInterval(() => {
      waited += every
      if (condition() || waited >= limit || signal?.aborted) end()
    }, every)
    const end = () => {
      clearInterval(timer)
      signal?.removeEventListener('abort', end)
      resolve(condition())
    }
    signal?.addEventListener('abort', end, { once: true })
  })
}
