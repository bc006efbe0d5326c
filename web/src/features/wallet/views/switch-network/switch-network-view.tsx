import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { getChain } from '../../../../lib/chains'
import { toUserError } from '../../../../lib/errors/to-user-error'
import { useSwitchNetwork } from '../../../../lib/wallet/use-switch-network'
import { useModal, useModalState } from '../../modal/modal-context'
import { router } from '../../modal/router'

/** Row N2: asks the wallet by itself; a refusal is said, and can be asked again. */
export function SwitchNetworkView() {
  const { t } = useTranslation()
  const modal = useModal()
  const { chainId } = useModalState((state) => router.switchNetworkOf(state.router))
  const { mutate, error, isPending } = useSwitchNetwork({ onSuccess: () => modal.reset('Account') })
  useEffect(() => mutate({ chainId }), [mutate, chainId])
  const problem = error && toUserError(error)
  return (
    <div role="status" aria-live="polite" className="flex flex-col gap-3 text-14">
      <p>{getChain(chainId).title}</p>
      {isPending && <p>{t('networks.switching')}</p>}
      {problem && <p>{t(`errors.${problem.code}`, problem.values)}</p>}
      {problem && (
        <button type="button" className="btn" onClick={() => mutate({ chainId })}>
          {t('common.tryAgain')}
        </button>
      )}
    </div>
  )
}
