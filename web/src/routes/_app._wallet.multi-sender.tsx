// Routes /multi-sender.
import { createFileRoute } from '@tanstack/react-router'
import { Guide } from '@/features/home/welcome/guide.tsx'
import { MultiSendPage } from '@/features/multi-send/page.tsx'

export const Route = createFileRoute('/_app/_wallet/multi-sender')({
  validateSearch: ({ token }: Record<string, unknown>) => (typeof token === 'string' ? { token } : {}),
  component: MultiSender,
})

function MultiSender() {
  return <MultiSendPage token={Route.useSearch().token} Guide={Guide} />
}
