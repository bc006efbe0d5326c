import { useTranslation } from 'react-i18next'
import { useBalance, useConfig, useConnection } from 'wagmi'
import { Amount } from '../../../../components/tx/amount'
import { CopyButton } from '../../../../components/ui/copy-button'
import { findChain } from '../../../../lib/chains'
import { shortenAddress } from '../../../../lib/shorten-address'
import { disconnectWallet } from '../../../../lib/wallet/disconnect-wallet'
import { Avatar } from '../../avatar'
import { useModal } from '../../modal/modal-context'

/** Who is connected, and what can be done with it. */
export function AccountView() {
  const { t } = useTranslation()
  const { address, chainId, connector } = useConnection()
  const config = useConfig()
  const { close } = useModal()
  const disconnect = () => {
    close()
    disconnectWallet(config)
  }
  const supported = Boolean(findChain(chainId)?.configured)
  const { data: balance, isError } = useBalance({ address, chainId: chainId as never, query: { enabled: supported } })
  if (!address) return null

  return (
    <div className="flex flex-col gap-4 text-14">
      <div className="flex items-center gap-3">
        <Avatar address={address} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1 font-semibold text-15" title={address}>
            <span className="figure">{shortenAddress(address)}</span>
            <CopyButton text={address} label={t('common.copyAddress')} />
          </p>
          {connector && <p className="text-13 text-quiet">{t('wallet.connectedWith', { wallet: connector.name })}</p>}
        </div>
      </div>
      <dl className="flex justify-between gap-4 rounded-field bg-ground px-4 py-3">
        <dt className="text-quiet">{t('wallet.balance')}</dt>
        <dd className="min-w-0 font-medium wrap-anywhere text-end">
          {balance && <Amount {...balance} />}
          {(isError || !supported) && t('wallet.balanceUnknown')}
          {!balance && !isError && supported && t('common.loading')}
        </dd>
      </dl>
      <button type="button" className="btn w-full" onClick={disconnect}>
        {t('wallet.disconnect')}
      </button>
    </div>
  )
}
