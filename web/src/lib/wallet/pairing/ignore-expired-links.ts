/** What the provider says of a link, or of a question, that was not answered in time. */
const expired = /^(Proposal|Request) expired/

/**
 * Keeps quiet what nobody can hear. Where a link or a question is not answered in time, the provider rejects the promise
 * that we wait for, and one more that it keeps to itself (`createDelayedPromise` of @walletconnect/utils 2.21.8): five
 * minutes after a link was left alone the page would report an error of its own.
 */
export function ignoreExpiredLinks(): void {
  window.addEventListener('unhandledrejection', ignore)
}

/** One and the same function: asking twice adds it once. */
function ignore(event: PromiseRejectionEvent) {
  if (event.reason instanceof Error && expired.test(event.reason.message)) event.preventDefault()
}
