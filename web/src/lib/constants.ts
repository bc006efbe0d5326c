/** Constants of the specification, section 9. Times in milliseconds, widths in CSS pixels. */

/* LAYOUT */
/** At this width and below the header shows the small logo. */
export const headerBreakpoint = 991
/** At this width and below the sidebar is collapsed. */
export const sidebarBreakpoint = 1006
/** Assumed before the window is measured. */
export const assumedWidth = 1221
/** Characters of a network's title before it is cut. */
export const networkTitleLength = 7

/* THEME */
export const primaryColor = '#7366ff'
export const secondaryColor = '#f73164'

/* DATA CACHE */
/** Time after which an unused answer leaves the memory. */
export const cacheTime = 86_400_000
/** viem repeats a request by itself; more would multiply the attempts. */
export const queryRetry = 0

/* WALLET RPC */
export const rpcRetryCount = 3
/** First pause; it doubles with each attempt. */
export const rpcRetryDelay = 150
export const pollingInterval = 4_000
export const httpTimeout = 10_000
/** Bytes of calldata in one multicall. */
export const multicallBatchSize = 1_024
export const multicallBatchWait = 32
/** Factor on the base fee, so that a transaction survives rising fees. */
export const baseFeeMultiplier = 1.2

/* TOASTS */
export const toastAutoClose = 5_000
/** Percent of its width after which a dragged toast closes. */
export const toastDraggablePercent = 80
