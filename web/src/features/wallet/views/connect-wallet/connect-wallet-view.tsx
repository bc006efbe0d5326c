import { LoaderCircle, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConnectors } from 'wagmi'
import { toUserError } from '../../../../lib/errors/to-user-error'
import { hasLegacyWallet, listWallets } from '../../../../lib/wallet/list-wallets'
import { useConnectWallet } from '../../../../lib/wallet/use-connect-wallet'
import { useModal } from '../../modal/modal-context'

/** The wallets found in this browser; connecting shows its state in place. */
export function ConnectWalletView() {
  const { t } = useTranslation()
  const wallets = listWallets(useConnectors(), hasLegacyWallet())
  const { close } = useModal()
  const { mutate, isPending, error, variables } = useConnectWallet({ onSuccess: close })
  const chosen = variables?.connector

  if (wallets.length === 0)
    return (
      <div className="text-14">
        <p className="font-medium">{t('wallet.none')}</p>
        <p className="mt-1 text-quiet">{t('wallet.noneHelp')}</p>
      </div>
    )
  return (
    <div className="flex flex-col gap-3 text-14">
      <p className="text-quiet">{t('wallet.chooseLead')}</p>
      <ul className="flex flex-col gap-2">
        {wallets.map((connector) => (
          <li key={connector.uid}>
            <button
              type="button"
              className="btn btn-lg w-full justify-start gap-3 bg-ground text-15"
              disabled={isPending}
              onClick={() => mutate({ connector })}
            >
              <WalletIcon icon={connector.icon} />
              {connector.name}
              {isPending && chosen?.uid === connector.uid && (
                <LoaderCircle aria-hidden className="ms-auto size-4.5 motion-safe:animate-spin" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <div role="status" aria-live="polite">
        {isPending && chosen && (
          <ConnectNote
            title={t('wallet.waiting', { wallet: chosen.name })}
            text={t('wallet.waitingLead', { wallet: chosen.name })}
          />
        )}
        {error && chosen && <ConnectError error={error} wallet={chosen.name} />}
      </div>
    </div>
  )
}

function WalletIcon({ icon }: { icon?: string }) {
  if (!icon?.startsWith('data:image/')) return <Wallet aria-hidden className="size-6" strokeWidth={1.75} />
  return <img src={icon.trim()} alt="" className="size-6 rounded-selector" />
}

function ConnectNote({ title, text }: { title: string; text: string }) {
  return (
    <div className="rounded-field bg-tint p-3">
      <p className="font-medium">{title}</p>
      <p className="mt-0.5 text-13 text-quiet">{text}</p>
    </div>
  )
}

function ConnectError({ error, wallet }: { error: unknown; wallet: string }) {
  const { t } = useTranslation()
  const { code, values } = toUserError(error)
  if (code === 'userRejected')
    return <ConnectNote title={t('wallet.declined')} text={t('wallet.declinedLead', { wallet })} />
  return <ConnectNote title={t('wallet.failed', { wallet })} text={t(`errors.${code}`, values)} />
}
