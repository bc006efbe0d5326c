import { useTranslation } from 'react-i18next'
import { useConnection } from 'wagmi'
import { Dialog } from '../../components/ui/dialog'
import { AccountView } from './account-view'
import { ConnectView } from './connect-view'

/** Account when connected, else the wallets to choose from. */
export function WalletDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { status } = useConnection()
  const connected = status === 'connected'
  return (
    <Dialog open={open} onClose={onClose} title={connected ? t('wallet.account') : t('wallet.choose')}>
      {connected ? <AccountView onClose={onClose} /> : <ConnectView onConnected={onClose} />}
    </Dialog>
  )
}
