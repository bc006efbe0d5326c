import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { configuredChains } from '../../../lib/chains'
import { toUserError } from '../../../lib/errors/to-user-error'
import { useSwitchNetwork } from '../../../lib/wallet/use-switch-network'
import { useNetwork } from '../use-network'

/** Shown while the wallet is on a network that is not enabled here: one click leads to the first configured one. */
export function NetworkBanner() {
  const { t } = useTranslation()
  const { supported, walletChain } = useNetwork()
  const { mutate, isPending, error } = useSwitchNetwork()
  if (supported) return null

  const [first] = configuredChains
  const problem = error && toUserError(error)
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-warning/10 px-4 py-3 text-14 sm:px-8"
    >
      <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-warning" />
      <p className="min-w-0 flex-1 basis-48">
        {walletChain ? t('networks.wrongKnown', { name: walletChain.title }) : t('networks.wrong')}
        {problem && <span className="block text-13 text-quiet">{t(`errors.${problem.code}`, problem.values)}</span>}
      </p>
      <button
        type="button"
        className="btn btn-primary btn-sm"
        disabled={isPending}
        onClick={() => mutate({ chainId: first.id })}
      >
        {isPending ? t('networks.switching') : t('networks.switchTo', { name: first.name })}
      </button>
    </div>
  )
}
