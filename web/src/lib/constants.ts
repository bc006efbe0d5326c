/**
 * Constants of the specification, section 9. Times in milliseconds.
 * Widths and colours stand in styles.css, where they are used; the factor on the base fee, 1.2, is viem's own.
 */

/* LAYOUT */
/** Characters of a network's title before it is cut. */
export const networkTitleLength = 7

/* DATA CACHE */
/** Time after which an unused answer leaves the memory. */
export const cacheTime = 86_400_000
/** viem repeats a request by itself; more would multiply the attempts. */
export const queryRetry = 0

/** Greatest age of an answer that survives a reload. */
export const persistMaxAge = 86_400_000
/** Least time between two writes to the storage. */
export const persistThrottle = 1_000

/* PLAIN HTTP: the other reading of the same section */
export const plainGetRetry = 3
/** First pause; it doubles with each attempt, up to the greatest. */
export const plainGetRetryDelay = 1_000
export const plainGetRetryDelayMax = 30_000
export const plainGetCacheTime = 300_000
/** How long name and picture of an account are taken as they are; our own choice. */
export const identityCacheTime = 86_400_000

/* WALLET RPC */
export const rpcRetryCount = 3
/** First pause; it doubles with each attempt. */
export const rpcRetryDelay = 150
export const pollingInterval = 4_000
export const httpTimeout = 10_000
/** Bytes of calldata in one multicall. */
export const multicallBatchSize = 1_024
export const multicallBatchWait = 32

/* TOKENS */
/** Where nobody says otherwise. */
export const tokenDecimals = 18

/* TOASTS */
export const toastAutoClose = 5_000
/** Percent of its width after which a dragged toast closes. */
export const toastDraggablePercent = 80

/* WALLET MODAL */
/** How often the modal looks whether the pairing link is there. */
export const modalPollInterval = 200
export const recommendedWallets = 9
