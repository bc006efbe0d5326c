// Routes /safe: the proposals of this device, one of them, or what the fragment of a link has.
import { createFileRoute } from '@tanstack/react-router'
import { isHash } from 'viem'
import type { FindRun } from '@/features/safe/acts-panel.tsx'
import { SafePage } from '@/features/safe/page.tsx'
import { loadTexts } from '@/lib/i18n/load-language.ts'

export const Route = createFileRoute('/_app/_wallet/safe')({
  validateSearch: ({ proposal }: Record<string, unknown>) =>
    typeof proposal === 'string' && isHash(proposal) ? { proposal } : {},
  loader: () => loadTexts('safe'),
  component: Safe,
})

/** The runs are another feature's. */
const findRun: FindRun = async (...sought) =>
  (await import('@/features/multi-send/run/history/find-run-batch.ts')).findRunBatch(...sought)

function Safe() {
  return <SafePage safeTxHash={Route.useSearch().proposal} findRun={findRun} />
}
