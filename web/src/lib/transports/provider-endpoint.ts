import type { Endpoint } from './read-endpoint.ts'

/** Networks that the wallet-connection provider serves by chain and project id (A46). */
export const providerChainIds: readonly number[] = [1, 5, 56, 97, 137, 42161, 43114]

export type ProviderOptions = {
  base: string
  /** Without one the provider is not asked. */
  projectId: string | undefined
}

/** The provider's address of a network; `undefined` where there is none. */
export function providerEndpoint(chainId: number, { base, projectId }: ProviderOptions): Endpoint | undefined {
  if (!projectId || !providerChainIds.includes(chainId)) return undefined
  const url = new URL(base)
  // Written out: URLSearchParams would escape the colon, which the provider's own clients do not.
  url.search = `?chainId=eip155:${chainId}&projectId=${encodeURIComponent(projectId)}`
  return { url: url.href, batch: false }
}
