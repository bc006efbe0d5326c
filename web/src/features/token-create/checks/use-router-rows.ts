import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { type RouterName, routerNames } from '@/lib/chain-facts.ts'
import type { AppChain } from '@/lib/chains.ts'
import { orAbort } from '@/lib/or-abort.ts'
import { readRouter } from './read-router.ts'
import { routerKey } from './router-key.ts'

export type RouterRow = {
  name: RouterName
  /** Absent where nobody knows one on this network. */
  address?: Address
  /** Why it cannot be chosen. */
  flaw?: 'unknown' | 'missing' | 'broken'
}

/** The routers of the table, each as the chain answers for it. Before a wallet is connected none is asked, and none is refused. */
export function useRouterRows(chain: AppChain, isConnected: boolean): RouterRow[] {
  const config = useConfig()
  const rows = routerNames.map((name) => ({ name, address: chain.routers[name] }))
  const known = rows.flatMap(({ address }) => address ?? [])
  const answers = useQueries({
    queries: known.map((router) => ({
      queryKey: routerKey(chain.id, router),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        orAbort(readRouter(config, { chainId: chain.id, router }), signal),
      enabled: isConnected,
    })),
  })
  return rows.map(({ name, address }) => {
    if (!address) return { name, flaw: 'unknown' }
    const answer = answers[known.indexOf(address)]
    if (!answer?.data || answer.data.ok || answer.isError) return { name, address }
    return { name, address, flaw: answer.data.problem === 'routerMissing' ? 'missing' : 'broken' }
  })
}
