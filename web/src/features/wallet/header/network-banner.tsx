// Offers a switch to the first configured network while the wallet is on one that is not enabled.

import { toUserError, type UserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { PageAlert } from '@/features/wallet/page-alert.tsx'
import { useNetwork } from '@/features/wallet/use-network.ts'
import { configuredChains } from '@/lib/networks/chains.ts'
import { switchNetwork } from '@/lib/wallet/switch-network.ts'

/** Shown while the wallet is on a network that is not enabled here: one click switches to the first configured one. */
export function NetworkBanner() {
  const { supported, walletChain } = useNetwork()
  // Remounted each time, so that an old answer of the wallet does not reappear.
  return supported ? null : <WrongNetwork walletChain={walletChain} />
}

function WrongNetwork({ walletChain }: { walletChain?: AppChain }) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useRepeatableSwitch()
  const [first] = configuredChains
  return (
    <PageAlert
      action={
        <button
          type="button"
          className="btn btn-primary btn-sm"
          aria-busy={isPending}
          onClick={() => mutate({ chainId: first.id })}
        >
          {isPending ? t('networks.switching') : t('networks.switchTo', { name: first.name })}
        </button>
      }
    >
      <p>{walletChain ? t('networks.wrongKnown', { name: walletChain.title }) : t('networks.wrong')}</p>
      <div className="text-13 text-quiet">{error && <SwitchProblem error={toUserError(error)} />}</div>
    </PageAlert>
  )
}

function SwitchProblem({ error }: { error: UserError }) {
  const { t } = useTranslation()
  if (error.code === 'userRejected') return <p>{t('networks.declined')}</p>
  return (
    <>
      <ErrorText error={error} />
      <ErrorDetails text={error.details} />
    </>
  )
}

/**
 * Switches the wallet's network, as often as the user likes: a wallet that forgot a request gets another, and one whose
 * prompt is still open refuses the second request, which is not an answer. Then the first request's answer counts.
 */
function useRepeatableSwitch() {
  const config = useConfig()
  const open = useRef<Promise<void>>(undefined)
  return useMutation({
    mutationFn({ chainId }: { chainId: number }) {
      const before = open.current
      const answer = switchNetwork(config, chainId).catch((error: unknown) => {
        if (before && toUserError(error).code === 'walletBusy') return before
        throw error
      })
      const end = () => {
        if (open.current === answer) open.current = undefined
      }
      open.current = answer
      answer.then(end, end)
      return answer
    },
  })
}
