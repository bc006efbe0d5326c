import type { Hash } from 'viem'
import { ProposalSummary } from '@/components/safe/proposal-summary.tsx'

export function SafePage({ safeTxHash }: { safeTxHash: Hash | undefined }) {
  return safeTxHash && <ProposalSummary safeTxHash={safeTxHash} isOwnPage />
}
