import { useTranslation } from 'react-i18next'
import type { DoorWallet } from './wallet-door.ts'

type WalletChoiceProps = {
  wallets: readonly DoorWallet[]
  onChoose: (wallet: DoorWallet) => void
  onCancel: () => void
}

/** Which of several wallets is asked. */
export function WalletChoice({ wallets, onChoose, onCancel }: WalletChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="flex flex-col gap-2 text-start">
      <legend className="mb-2 font-medium">{t('pages.signIn.which')}</legend>
      {wallets.map((wallet) => (
        <button
          key={wallet.id}
          type="button"
          className="btn h-auto min-h-13 w-full flex-nowrap justify-start gap-3 bg-ground px-3 py-2 text-15"
          onClick={() => onChoose(wallet)}
        >
          {wallet.icon?.startsWith('data:image/') && (
            <img src={wallet.icon} alt="" className="size-8 shrink-0 rounded-field object-cover" />
          )}
          <span className="min-w-0 flex-1 truncate text-start">{wallet.name}</span>
          {wallet.recent && <span className="font-medium text-12 text-quiet">{t('walletModal.connect.recent')}</span>}
        </button>
      ))}
      <button type="button" className="btn btn-ghost btn-sm self-start" onClick={onCancel}>
        {t('common.cancel')}
      </button>
    </fieldset>
  )
}
