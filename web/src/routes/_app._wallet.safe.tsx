// Routes /safe: the proposals of this device, one of them, or what the fragment of a link has.
import { createFileRoute } from '@tanstack/react-router'
import type { Hash } from 'viem'
import type { FindRun } from '@/features/safe/acts-panel.tsx'
import { SafePage } from '@/features/safe/page.tsx'
import { loadTexts } from '@/lib/i18n/load-language.ts'

/** Own pattern: addresses of pages load with every page, and viem's check would bring its code. */
const hashPattern = /^0x[0-9a-f]{64}$/i
const isHash = (value: unknown): value is Hash => typeof value === 'string' && hashPattern.test(value)

export const Route = createFileRoute('/_app/_wallet/safe')({
  validateSearch: ({ proposal }: Record<string, unknown>) => (isHash(proposal) ? { proposal } : {}),
  loader: () => loadTexts('safe'),
  component: Safe,
})

/** The runs are another feature's. */
const findRun: FindRun = async (...sought) =>
  (await import('@/features/multi-send/run/history/find-run-batch.ts')).findRunBatch(...sought)

function Safe() {
  return <SafePage safeTxHash={Route.useSearch().proposal} findRun={findRun} />
}
