/**
 * Constants of the specification, section 9, each with its unit and the place where it applies. Only styles.css repeats
 * some of them, its widths and colours, and a test compares them. The bounds of token fees belong to the token kinds
 * (section 5).
 */

/* LAYOUT, section 9 "Breakpoints". Pixels. */
/** In styles.css as `--breakpoint-…`. The sidebar collapses up to `sidebarCollapseWidth`, one less than its breakpoint. */
export const breakpoints = { sm: 640, md: 768, lg: 1_024, xl: 1_220 }
export const sidebarCollapseWidth = 1_006
/** Greatest width with the small logo in the header. */
export const headerWidth = 991
/** Assumed width of the window before it is measured. */
export const assumedWidth = 1_221
/** Scroll distance after which the page offers the way back to the top. */
export const scrollToTopThreshold = 100

/* PICTURES, section 9 "Image device sizes". Pixels; quality in percent. */
export const imageDeviceSizes = [640, 750, 828, 1_080, 1_200, 1_920, 2_048, 3_840]
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384]
export const imageQuality = 75

/* TEXTS, section 9 "Network title truncation". Characters. */
export const networkTitleLength = 7
/** Default decimals of a token. */
export const tokenDecimals = 18

/* COLOURS, section 9 "Default colors" */
export const primaryColor = '#7366ff'
export const secondaryColor = '#f73164'

/* DATA CACHE, section 9 "Data cache", later configuration. Milliseconds. */
/** Time after which an unused query result leaves the memory. */
export const cacheTime = 86_400_000
/** viem retries a request by itself; more retries would multiply the attempts. */
export const queryRetry = 0
/** Greatest age of a query result that survives a reload. */
export const persistMaxAge = 86_400_000
/** Least time between two writes to localStorage. */
export const persistThrottle = 1_000

/* PLAIN HTTP, section 9 "Data cache", first configuration. Milliseconds. */
export const plainGetRetry = 3
/** First delay; it doubles with each attempt, up to the maximum. */
export const plainGetRetryDelay = 1_000
export const plainGetRetryDelayMax = 30_000
export const plainGetCacheTime = 300_000
/** How long the name and the picture of an account stay fresh; our own choice. */
export const identityCacheTime = 86_400_000

/*
 * WALLET RPC, section 9 "Wallet RPC". Milliseconds unless stated otherwise. packages/chain/src/rpc/constants.ts has the
 * values that programs share.
 */
export const pollingInterval = 4_000
/** Bytes of calldata in one multicall. */
export const multicallBatchSize = 1_024
/** Attempts after the first for an expected receipt that is missing. */
export const receiptRetryCount = 6
/** First delay; it doubles with each attempt. */
export const receiptRetryDelay = 200

/* WALLET MODAL, section 9 "Wallet modal poll" */
/** Interval at which the modal checks for the pairing link. Milliseconds. */
export const modalPollInterval = 200
/** Number of wallets. */
export const recommendedWallets = 9

/* TOASTS, section 9 "Toast auto-close" */
/** Milliseconds. */
export const toastAutoClose = 5_000
/** Percent of its width after which a dragged toast closes. */
export const toastDraggablePercent = 80

/* MOTION, section 9 "Transitions". Milliseconds. styles/motion.css applies them as `--motion-…`. */
export const transitions = { fade: 150, collapse: 350, modal: 300, carousel: 600, offcanvas: 300 }

/*
 * TRANSLATIONS, section 9 "Translation reads". Retries; delay before the first in ms; parallel reads. Each language is
 * a file of the build: the chosen one loads with the page, the others when the browser is idle. The values apply when a
 * read fails.
 */
export const translationReads = { retries: 5, retryDelay: 350, parallel: 10 }
