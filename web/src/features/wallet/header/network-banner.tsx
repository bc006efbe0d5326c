import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { PageAlert } from '@/features/wallet/page-alert.tsx'
import { useNetwork } from '@/features/wallet/use-network.ts'
import { type AppChain, configuredChains } from '@/lib/chains.ts'
import { toUserError, type UserError } from '@/lib/errors/to-user-error.ts'
import { usePatientSwitch } from './use-patient-switch.ts'

/** Shown while the wallet is on a network that is not enabled here: one click leads to the first configured one. */
export function NetworkBanner() {
  const { supported, walletChain } = useNetwork()
  // Mounted anew each time, so that an old answer of the wallet does not come back with it.
  return supported ? null : <WrongNetwork walletChain={walletChain} />
}

function WrongNetwork({ walletChain }: { walletChain?: AppChain }) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = usePatientSwitch()
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
