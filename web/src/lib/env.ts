// Parses the environment variables of the build once, at start.
import { parseRpcUrls } from '@saleyard/chain/rpc/endpoints.ts'
import * as z from 'zod/mini'

const numbers = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((part) => Number(part.trim()))),
  ),
  z.array(z.int().check(z.positive())).check(z.minLength(1)),
)

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
)

const ids = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((part) => part.trim())),
  ),
  z.array(z.string().check(z.regex(/^[\w-]{1,100}$/, 'must be ids of wallets, with commas between'))),
)

const httpUrl = z.url({ protocol: /^https?$/ })

/** Unencrypted only on this machine. A `;` may be in the host of a URL, and would end a part of the content policy. */
const framingOrigin = /^(https:\/\/[\w.-]+|http:\/\/([\w-]+\.)*localhost|http:\/\/127\.0\.0\.1)(:\d+)?$/

const isFramingOrigin = (text: string) =>
  framingOrigin.test(text) && URL.canParse(text) && new URL(text).origin === text

const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  ),
  z.array(
    z.string().check(z.refine(isFramingOrigin, 'must be origins such as https://app.safe.global, without a path')),
  ),
)

/** ISO date or date-time. zod's own schemas are far larger. */
const isoDate = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/, 'must be an ISO date'),
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'must be a date'),
)

const rpcUrls = z.pipe(
  z.string(),
  z.transform((text, context) => {
    try {
      return parseRpcUrls(text)
    } catch (error) {
      context.issues.push({ code: 'custom', message: (error as Error).message, input: text })
      return z.NEVER
    }
  }),
)

const variables = z.object({
  /** Ids of the configured chains, in order; the page offers the first one when the wallet is on another chain. */
  VITE_CHAINS: z._default(numbers, [97, 56, 42161]),
  /** JSON-RPC URL of the local chain; without it chain 31337 is unknown. */
  VITE_LOCAL_RPC_URL: z.optional(httpUrl),
  /** RPC endpoints that replace the built-in ones: `56=https://a https://b#batch wss://c;97=https://d`. */
  VITE_RPC_URLS: z._default(rpcUrls, {}),
  /**
   * URL of an indexer (docs/indexer.md), which knows long histories. The page compares what it says with the chain, and
   * works without it.
   */
  VITE_INDEXER_URL: z.optional(httpUrl),
  /** RPC base URL of the wallet-connection provider, tried first for the networks it lists; only with a project id. */
  VITE_WALLETCONNECT_RPC_URL: z._default(httpUrl, 'https://rpc.walletconnect.org/v1/'),
  /**
   * Identifies this page to the pairing relay, the wallet directory and the identity service; without it the page
   * contacts none of them.
   */
  VITE_WALLETCONNECT_PROJECT_ID: z.optional(z.string()),
  /** WebSocket URL of the relay that carries a pairing. */
  VITE_WALLETCONNECT_RELAY_URL: z._default(z.url({ protocol: /^wss?$/ }), 'wss://relay.walletconnect.org'),
  /** Base URL of the wallet directory, with lists under `/w3m/v1`. */
  VITE_WALLET_DIRECTORY_URL: z._default(httpUrl, 'https://explorer-api.walletconnect.com'),
  /** Base URL of wallet pictures, under `/w3m/v1`; default: the directory. */
  VITE_WALLET_IMAGES_URL: z.optional(httpUrl),
  /** Ids of the wallets that the dialog recommends, in this order: `id,id`; default: the directory's own choice. */
  VITE_WALLET_RECOMMENDED_IDS: z._default(ids, []),
  /** Base URL of the identity service: names and avatars of accounts, under `/v1/identity`. */
  VITE_IDENTITY_URL: z._default(httpUrl, 'https://rpc.walletconnect.org'),
  /** URL where users ask for help: the footer's link "Support Ticket". Without it there is no link. */
  VITE_SUPPORT_URL: z.optional(httpUrl),
  /** URL where the page is published, for the preview picture of links to it; vite.config.ts reads it. */
  VITE_SITE_URL: z.optional(httpUrl),
  /** Whether a user without a connected wallet chooses a network before a wallet. */
  VITE_WALLET_NETWORK_VIEW: z._default(flag, false),
  /** Dialog that connects wallets: our own, or the original one, which loads when it first opens. */
  VITE_WALLET_MODAL: z._default(z.enum(['saleyard', 'web3modal']), 'saleyard'),
  /** Origins of pages that may frame this one, such as that of Safe: `https://app.safe.global`; default: none. */
  VITE_FRAME_ANCESTORS: z._default(origins, []),
  /** Opening date on the coming-soon pages, ISO 8601: `2027-01-31` (midnight UTC) or `2027-01-31T18:00:00+01:00`. */
  VITE_COMING_SOON_DATE: z.optional(isoDate),
})

/** The original modal does not start without a project id, and would not show that on the page. */
const schema = variables.check(
  z.refine((env) => env.VITE_WALLET_MODAL !== 'web3modal' || Boolean(env.VITE_WALLETCONNECT_PROJECT_ID), {
    path: ['VITE_WALLETCONNECT_PROJECT_ID'],
    message: 'VITE_WALLET_MODAL=web3modal needs one',
  }),
)

export type Env = z.infer<typeof schema>

/**
 * Reads the environment once, at start.
 *
 * @throws Error naming every variable that is wrong.
 */
export function parseEnv(source: Record<string, unknown>): Env {
  const result = schema.safeParse(dropEmpty(source))
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not valid.\n${problems.join('\n')}`)
}

/** `VITE_X=` in a file means that the variable is not set. */
function dropEmpty(source: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
}

export const env = parseEnv(import.meta.env ?? {})
