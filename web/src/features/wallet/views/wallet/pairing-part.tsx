import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorText } from '@/components/errors/error-text.tsx'
import type { WalletEntry } from '@/features/wallet/directory/wallet-entry.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { isPhone } from '@/lib/wallet/is-phone.ts'
import { isPairingConfigured, pairingId } from '@/lib/wallet/pairing/load-pairing.ts'
import { PairingNotConfiguredError } from '@/lib/wallet/wallet-errors.ts'
import { AppLinks } from './app-links.tsx'
import { PairingNote } from './pairing-note.tsx'
import { QrPanel } from './qr-panel.tsx'
import { type PairingPlan, toPairingPlan } from './to-pairing-plan.ts'
import { usePairing } from './use-pairing.ts'

/** Connects a wallet elsewhere: its app by a link where it is on this device, a code for a phone. */
export function PairingPart({ wallet }: { wallet: WalletEntry }) {
  const { t } = useTranslation()
  if (!isPairingConfigured)
    return (
      <div className="rounded-field bg-ground p-3">
        <ErrorText error={toUserError(new PairingNotConfiguredError())} />
      </div>
    )
  const name = wallet.id === pairingId ? t('walletModal.wallet.yourWallet') : wallet.name
  const plan = toPairingPlan(wallet, isPhone())
  return plan.codeIsFirst ? <CodeFirst plan={plan} name={name} /> : <CodeOnDemand plan={plan} name={name} />
}

type PlannedProps = {
  plan: PairingPlan
  /** The wallet, as it is called in a sentence. */
  name: string
}

function CodeFirst({ plan, name }: PlannedProps) {
  const { state, retry } = usePairing(true)
  return (
    <div className="flex flex-col gap-4">
      <QrPanel state={state} wallet={name} onRetry={retry} />
      {plan.opensApp && state.step === 'ready' && <AppLinks app={plan.app} uri={state.uri} wallet={name} />}
    </div>
  )
}

function CodeOnDemand({ plan, name }: PlannedProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const { state, retry } = usePairing(shown || plan.opensApp)
  const isReady = state.step === 'ready'
  return (
    <div className="flex flex-col gap-4">
      {plan.opensApp && isReady && <AppLinks app={plan.app} uri={state.uri} wallet={name} />}
      {plan.opensApp && !isReady && !shown && (
        <div className="grid min-h-28 place-items-center rounded-field bg-ground p-3">
          <PairingNote state={state} wallet={name} onRetry={retry} />
        </div>
      )}
      <button type="button" className="btn w-full" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'walletModal.wallet.hideQr' : 'walletModal.wallet.showQr')}
        <ChevronDown aria-hidden className={`size-4 ${shown ? 'rotate-180' : ''}`} />
      </button>
      {shown && <QrPanel state={state} wallet={name} onRetry={retry} />}
    </div>
  )
}
