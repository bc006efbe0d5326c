// Routes /multi-sender.
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { Guide } from '@/features/home/welcome/guide.tsx'
import type { FindOwnTokens } from '@/features/multi-send/list/ui/read-token.ts'
import { MultiSendPage } from '@/features/multi-send/page.tsx'

export const Route = createFileRoute('/_app/_wallet/multi-sender')({
  validateSearch: ({ token, run }: Record<string, unknown>): { token?: string; run?: string } => ({
    ...(typeof token === 'string' && { token }),
    ...(typeof run === 'string' && { run }),
  }),
  component: MultiSender,
})

function MultiSender() {
  const { token, run } = Route.useSearch()
  // Of a link that fills the list in: the fragment goes to no server.
  const link = useLocation({ select: ({ hash }) => (hash.startsWith('list=') ? hash : undefined) })
  const navigate = Route.useNavigate()
  return (
    <MultiSendPage
      token={token}
      run={run}
      onRunOpened={() => void navigate({ search: ({ run: _opened, ...search }) => search, replace: true })}
      link={link}
      Guide={Guide}
      findOwnTokens={findOwnTokens}
    />
  )
}

/** The newest of each kind, and the demo token of a local chain; what reads the registries is loaded when they are. */
const findOwnTokens: FindOwnTokens = async (config, place) => {
  const { findDemoToken, listTokens } = await import('@/features/tokens/manage/list-tokens.ts')
  const [{ tokens }, demo] = await Promise.all([
    listTokens(config, { ...place, page: 0, size: 20 }),
    findDemoToken(config, place).catch(() => undefined),
  ])
  const own = tokens.map((each) => ({ ...each, from: each.created ? ('created' as const) : ('received' as const) }))
  return [...own, ...(demo ? [{ ...demo, from: 'demo' as const }] : [])].map((each) => ({
    token: each.token,
    symbol: each.symbol,
    from: each.from,
    held: { balance: each.balance, decimals: each.decimals },
  }))
}
