// Routes /multi-sender.
import { createFileRoute } from '@tanstack/react-router'
import { MultiSendPage } from '@/features/multi-send/page.tsx'

export const Route = createFileRoute('/_app/_wallet/multi-sender')({
  validateSearch: ({ token }: Record<string, unknown>) => (typeof token === 'string' ? { token } : {}),
  component: MultiSender,
})

function MultiSender() {
  return <MultiSendPage token={Route.useSearch().token} />
}
