// Routes /multi-sender.
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Guide } from '@/features/home/welcome/guide.tsx'
import type { FindOwnTokens } from '@/features/multi-send/list/ui/read-token.ts'
import { MultiSendPage } from '@/features/multi-send/page.tsx'
import { WalletNotice } from '@/features/tokens/page/wallet-notice.tsx'
import { configuredChains } from '@/lib/networks/chains.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'

export const Route = createFileRoute('/_app/_wallet/multi-sender')({
  validateSearch: ({
    token,
    chain,
    run,
  }: Record<string, unknown>): { token?: string; chain?: string; run?: string } => ({
    ...(typeof token === 'string' && { token }),
    ...(typeof chain === 'string' && { chain }),
    ...(typeof run === 'string' && { run }),
  }),
  component: MultiSender,
})

function MultiSender() {
  const { token, chain, run } = Route.useSearch()
  const { status, chain: current } = useWalletState()
  // At the same address on another network there may be another token: it is filled in on its own network only.
  const isThere = chain === undefined || (status === 'connected' && String(current?.id) === chain)
  // Once filled in it is the user's to change, whatever network the wallet is on then.
  const mark = `${chain} ${token}`
  const [filled, setFilled] = useState<string>()
  if (isThere && filled !== mark) setFilled(mark)
  const wanted = isThere ? undefined : configuredChains.find(({ id }) => String(id) === chain)
  // Of a link that fills the list in: the fragment goes to no server.
  const link = useLocation({ select: ({ hash }) => (hash.startsWith('list=') ? hash : undefined) })
  const navigate = Route.useNavigate()
  return (
    <>
      {wanted && (
        <div className="mb-5">
          <WalletNotice chainId={wanted.id} />
        </div>
      )}
      <MultiSendPage
        token={filled === mark ? token : undefined}
        run={run}
        onRunOpened={() => void navigate({ search: ({ run: _opened, ...search }) => search, replace: true })}
        link={link}
        Guide={Guide}
        findOwnTokens={findOwnTokens}
      />
    </>
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
