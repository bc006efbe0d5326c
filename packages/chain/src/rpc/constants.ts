// Lists the limits of reads and writes through endpoints: the specification, section 9 "Wallet RPC".

/* In milliseconds unless noted otherwise. */
/** Attempts after the first. */
export const rpcRetryCount = 3
/** First pause; it doubles with each attempt. */
export const rpcRetryDelay = 150
export const httpTimeout = 10_000
/** Requests in one http batch, if an endpoint accepts batches. */
export const httpBatchSize = 1_000
/** Wait for further calls before a multicall is sent. */
export const multicallBatchWait = 32
/** Number of recent samples per endpoint that the ranking considers. */
export const rankingSamples = 10
/** Shares of an endpoint's score. */
export const rankingWeights = { stability: 0.7, latency: 0.3 }
