// Pairs with a wallet outside this browser: by a link if its app is on this device, by a code for a phone.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { ChevronDown, ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ErrorText } from '@/components/errors/error-text.tsx'
import type { WalletEntry, WalletLinks } from '@/features/wallet/directory/wallet-entry.ts'
import { useModal } from '@/features/wallet/modal/modal-context.tsx'
import { isPhone, toDeepLink } from '@/lib/wallet/pairing/app-links.ts'
import type { PairingState } from '@/lib/wallet/pairing/attempt-pairing.ts'
import { isPairingConfigured, pairingId } from '@/lib/wallet/pairing/load-pairing.ts'
import { PairingNotConfiguredError } from '@/lib/wallet/wallet-errors.ts'
import { PairingNote } from './pairing-note.tsx'
import { QrPanel } from './qr-panel.tsx'

/** Offers pairing with a wallet: a link to its app on this device, and a code for a phone. */
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
  /** The wallet's name for use in a sentence. */
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

type PairingPlan = {
  /** Whether the code shows at once; else it is behind a button. */
  codeIsFirst: boolean
  /** Whether the page can open an app on this device. */
  opensApp: boolean
  /** Links of the app; without them the pairing link itself opens any wallet. */
  app?: WalletLinks
}

/** Decides what comes first: on a phone the wallet's app, on a computer the installed wallet, else the code. */
export function toPairingPlan(wallet: WalletEntry, isOnPhone: boolean): PairingPlan {
  const app = isOnPhone ? wallet.mobile : wallet.desktop
  const opensApp = !wallet.connectorUid && (Boolean(app) || (isOnPhone && wallet.id === pairingId))
  return { app, opensApp, codeIsFirst: !wallet.connectorUid && !(isOnPhone && opensApp) }
}

/** Runs the pairing while a part of it is shown; before and after that, the relay gets no request. */
function usePairing(shown: boolean): { state: PairingState; retry: () => void } {
  const { pairing } = useModal()
  const state = useStore(pairing.store)
  useEffect(() => {
    if (!shown) return
    pairing.start()
    return pairing.stop
  }, [shown, pairing])
  return { state, retry: pairing.retry }
}

type AppLinksProps = {
  /** Without links, any app that accepts pairing links opens. */
  app?: WalletLinks
  uri: string
  /** The wallet's name for use in a sentence. */
  wallet: string
}

/** Links that open the wallet's app on the user's touch: browsers prevent pages from opening apps by themselves. */
function AppLinks({ app, uri, wallet }: AppLinksProps) {
  const { t } = useTranslation()
  const [first = uri, second] = [app?.native, app?.universal].flatMap((link) => (link ? toDeepLink(link, uri) : []))
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <a href={first} className="btn btn-primary btn-lg w-full text-15">
        {t('walletModal.wallet.open', { wallet })}
        <ExternalLink aria-hidden className="size-4" />
      </a>
      <p className="text-13 text-quiet">{t('walletModal.wallet.openLead')}</p>
      {second && (
        <a href={second} className="link link-hover text-13 text-primary">
          {t('walletModal.wallet.openOther')}
        </a>
      )}
    </div>
  )
}
