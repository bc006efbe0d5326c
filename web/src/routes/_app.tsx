// Frames the app's pages; the only place where the wallet layer meets the frame.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Frame } from '@/components/layout/frame.tsx'
import { OfflineNotice } from '@/components/layout/offline-notice.tsx'
import { BellButton } from '@/components/notices/bell-button.tsx'
import { UpdateBar } from '@/components/offline/update-bar.tsx'
import { WalletActionsProvider } from '@/components/wallet-actions.tsx'
import { WaitingTools } from '@/features/wallet/header/waiting-tools.tsx'
import { LayerProblem } from '@/features/wallet/page-alert.tsx'
import { useWalletLayer } from '@/features/wallet/use-wallet-layer.ts'

export const Route = createFileRoute('/_app')({ component: App })

/** What the features offer the search; loaded with its matches. */
const loadSources = async () => (await import('./-palette-sources.ts')).paletteSources
const loadNotices = () => import('./-notices.tsx')

function App() {
  const { layer, error, actions } = useWalletLayer()
  return (
    <WalletActionsProvider actions={actions}>
      <Frame
        banner={
          <>
            <OfflineNotice />
            <UpdateBar />
            {layer ? <layer.Banner /> : error ? <LayerProblem error={error} /> : null}
          </>
        }
        tools={
          <>
            <BellButton load={loadNotices} isAtRest={layer !== undefined} />
            {layer ? <layer.Tools /> : <WaitingTools isFailed={error !== undefined} />}
          </>
        }
        status={layer && <layer.Status />}
        sources={loadSources}
      >
        <Outlet />
      </Frame>
      {layer && <layer.Session />}
    </WalletActionsProvider>
  )
}
