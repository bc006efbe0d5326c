import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '../../../components/errors/error-details'
import { ErrorText } from '../../../components/errors/error-text'
import { type AppChain, configuredChains } from '../../../lib/chains'
import { toUserError, type UserError } from '../../../lib/errors/to-user-error'
import { useNetwork } from '../use-network'
import { usePatientSwitch } from './use-patient-switch'

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
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-warning/10 px-4 py-3 text-14 sm:px-8"
    >
      <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-warning" />
      <div className="min-w-0 flex-1 basis-48">
        <p>{walletChain ? t('networks.wrongKnown', { name: walletChain.title }) : t('networks.wrong')}</p>
        <div className="text-13 text-quiet">{error && <SwitchProblem error={toUserError(error)} />}</div>
      </div>
      <button
        type="button"
        className="btn btn-primary btn-sm"
        aria-busy={isPending}
        onClick={() => mutate({ chainId: first.id })}
      >
        {isPending ? t('networks.switching') : t('networks.switchTo', { name: first.name })}
      </button>
    </div>
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
