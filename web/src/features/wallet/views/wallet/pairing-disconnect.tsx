import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { disconnectWallet } from '@/lib/wallet/disconnect-wallet.ts'

/** Ends the paired session, which has to be over before another wallet is paired, and goes on by itself. */
export function PairingDisconnect({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { mutate, isPending } = useMutation({ mutationFn: () => disconnectWallet(config) })
  return (
    <button
      type="button"
      className="btn btn-sm"
      disabled={isPending}
      // Not where the view was left meanwhile.
      onClick={() => mutate(undefined, { onSuccess: onDone })}
    >
      <LogOut aria-hidden className="size-3.5" />
      {t('walletModal.wallet.disconnectFirst')}
    </button>
  )
}
