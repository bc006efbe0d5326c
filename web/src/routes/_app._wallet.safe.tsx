// Routes /safe: the proposals of this device, one of them, or what the fragment of a link has.
import { createFileRoute } from '@tanstack/react-router'
import { isHash } from 'viem'
import { SafePage } from '@/features/safe/page.tsx'
import { loadTexts } from '@/lib/i18n/load-language.ts'

export const Route = createFileRoute('/_app/_wallet/safe')({
  validateSearch: ({ proposal }: Record<string, unknown>) =>
    typeof proposal === 'string' && isHash(proposal) ? { proposal } : {},
  loader: () => loadTexts('safe'),
  component: Safe,
})

function Safe() {
  return <SafePage safeTxHash={Route.useSearch().proposal} />
}
