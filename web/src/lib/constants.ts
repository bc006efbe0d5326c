/**
 * The constants of the specification, section 9; each says its unit and where it acts. Nothing repeats them but the
 * widths and colours of styles.css, which a test compares. The bounds of token fees stand with the token kinds (section 5).
 */

/* LAYOUT, section 9 "Breakpoints". Pixels. */
/** Acts in styles.css as `--breakpoint-…`; the greatest width at which the sidebar is collapsed is one less than its own. */
export const breakpoints = { sm: 640, md: 768, lg: 1_024, xl: 1_220 }
export const sidebarCollapseWidth = 1_006
/** Greatest width at which the header has the small logo. */
export const headerWidth = 991
/** Taken for the window's width before it is measured. */
export const assumedWidth = 1_221
/** Distance scrolled after which the way back to the top is offered. */
export const scrollToTopThreshold = 100

/* PICTURES, section 9 "Image device sizes". Pixels; quality in percent. */
export const imageDeviceSizes = [640, 750, 828, 1_080, 1_200, 1_920, 2_048, 3_840]
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384]
export const imageQuality = 75

/* TEXTS, section 9 "Network title truncation". Characters. */
export const networkTitleLength = 7
/** What an address keeps when it is shortened, `0x` included. */
export const addressHead = 6
export const addressTail = 4
/** Decimals, of a token where nobody says otherwise. */
export const tokenDecimals = 18

/* COLOURS, section 9 "Default colors" */
export const primaryColor = '#7366ff'
export const secondaryColor = '#f73164'

/* DATA CACHE, section 9 "Data cache", later configuration. Milliseconds. */
/** Time after which an unused answer leaves the memory. */
export const cacheTime = 86_400_000
/** viem repeats a request by itself; more would multiply the attempts. */
export const queryRetry = 0
/** Greatest age of an answer that survives a reload. */
export const persistMaxAge = 86_400_000
/** Least time between two writes to the storage. */
export const persistThrottle = 1_000

/* PLAIN HTTP, section 9 "Data cache", first configuration. Milliseconds. */
export const plainGetRetry = 3
/** First pause; it doubles with each attempt, up to the greatest. */
export const plainGetRetryDelay = 1_000
export const plainGetRetryDelayMax = 30_000
export const plainGetCacheTime = 300_000
/** How long name and picture of an account are taken as they are; our own choice. */
export const identityCacheTime = 86_400_000

/* WALLET RPC, section 9 "Wallet RPC". Milliseconds where nothing else is said. */
/** Attempts after the first. */
export const rpcRetryCount = 3
/** First pause; it doubles with each attempt. */
export const rpcRetryDelay = 150
export const pollingInterval = 4_000
export const httpTimeout = 10_000
/** Requests in one http batch, where an endpoint takes batches. */
export const httpBatchSize = 1_000
/** Bytes of calldata in one multicall. */
export const multicallBatchSize = 1_024
export const multicallBatchWait = 32
/** Attempts after the first, where a receipt must be there and is not. */
export const receiptRetryCount = 6
/** First pause; it doubles with each attempt. */
export const receiptRetryDelay = 200
/** Samples of each endpoint that the ranking looks back on. */
export const rankingSamples = 10
/** Shares of an endpoint's score. */
export const rankingWeights = { stability: 0.7, latency: 0.3 }
/** Factor on the base fee of the last block; viem refuses one below 1. */
export const baseFeeMultiplier = 1.2

/* WALLET MODAL, section 9 "Wallet modal poll" */
/** How often the modal looks whether the pairing link is there. Milliseconds. */
export const modalPollInterval = 200
/** Wallets. */
export const recommendedWallets = 9

/* TOASTS, section 9 "Toast auto-close" */
/** Milliseconds. */
export const toastAutoClose = 5_000
/** Percent of its width after which a dragged toast closes. */
export const toastDraggablePercent = 80

/* MOTION, section 9 "Transitions". Milliseconds. They act in styles/motion.css as `--motion-…`. */
export const transitions = { fade: 150, collapse: 350, modal: 300, carousel: 600, offcanvas: 300 }

/*
 * TRANSLATIONS, section 9 "Translation reads". Retries; pause before the first in ms; reads at a time. Each language is a
 * file of the build: the chosen one is read with the page, the others at rest. They act where a read fails.
 */
export const translationReads = { retries: 5, retryDelay: 350, parallel: 10 }
