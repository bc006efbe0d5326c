// Routes /multi-sender.
import { createFileRoute } from '@tanstack/react-router'
import { Guide } from '@/features/home/welcome/guide.tsx'
import type { FindOwnTokens } from '@/features/multi-send/list/ui/read-token.ts'
import { MultiSendPage } from '@/features/multi-send/page.tsx'

export const Route = createFileRoute('/_app/_wallet/multi-sender')({
  validateSearch: ({ token }: Record<string, unknown>) => (typeof token === 'string' ? { token } : {}),
  component: MultiSender,
})

function MultiSender() {
  return <MultiSendPage token={Route.useSearch().token} Guide={Guide} findOwnTokens={findOwnTokens} />
}

/** The newest of each kind; what reads the registries is loaded when they are. */
const findOwnTokens: FindOwnTokens = async (config, place) => {
  const { listTokens } = await import('@/features/tokens/manage/list-tokens.ts')
  const { tokens } = await listTokens(config, { ...place, page: 0, size: 20 })
  return tokens.map(({ token, symbol, created, balance, decimals }) => ({
    token,
    symbol,
    from: created ? 'created' : 'received',
    held: { balance, decimals },
  }))
}
