// Composes what the bell lists: one line for each source.
import type { NoticesProps } from '@/components/notices/bell-button.tsx'
import { NoticeList } from '@/components/notices/notice-list.tsx'
import { RunNotices } from '@/features/multi-send/run/history/run-notices.tsx'
import { TokenNotices } from '@/features/tokens/mine/token-notices.tsx'
import { WalletProviders } from '@/features/wallet/wallet-providers.tsx'

export function Notices(props: NoticesProps) {
  return (
    <WalletProviders>
      <RunNotices />
      <TokenNotices />
      <NoticeList {...props} />
    </WalletProviders>
  )
}
