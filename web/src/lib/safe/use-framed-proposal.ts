// Returns what the Safe's page around this one knows of a proposal that it keeps: who has signed there.

import { useQuery } from '@tanstack/react-query'
import { type Config, useConfig } from 'wagmi'
import { isFramed, readFramedProposal } from '@/lib/wallet/load-safe-app.ts'
import type { SafeAppProposal } from '@/lib/wallet/safe-app.ts'
import type { StoredProposal } from './proposal-store.ts'

/** Between two reads, ms. */
const readInterval = 12_000

/** Undefined for a proposal by files, outside a frame, and until the page around this one answers. */
export function useFramedProposal({ safeTxHash, way }: StoredProposal): SafeAppProposal | undefined {
  const config = useConfig()
  const { data } = useQuery({
    queryKey: ['safe-framed-proposal', safeTxHash],
    queryFn: async () => (await readFramedProposal(config as Config, safeTxHash)) ?? null,
    enabled: way === 'wallet' && isFramed(),
    refetchInterval: readInterval,
    retry: false,
  })
  return data ?? undefined
}
