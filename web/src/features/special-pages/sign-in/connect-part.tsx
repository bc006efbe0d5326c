// Connects a wallet without the wallet layer: button, choice of wallets, waiting, result.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { Link } from '@tanstack/react-router'
import { CircleCheck, LoaderCircle, Wallet } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemAlert, ProblemBubble, ProblemNote, type ProblemView } from './sign-in-problem.tsx'
import { type SignIn, type SignInProblem, useSignIn } from './use-sign-in.ts'
import type { GatewaySession, GatewayWallet, LoadWallet } from './wallet-gateway.ts'

export type ConnectPartProps = {
  loadWallet: LoadWallet
  problemView?: ProblemView
  /** Requests accounts again from a connected wallet. */
  again?: boolean
}

/** Shows the button, the wallet's state, and the result. */
export function ConnectPart({ loadWallet, problemView = 'note', again = false }: ConnectPartProps) {
  const signIn = useSignIn(loadWallet, again)
  const { state, choose, cancel } = signIn
  if (state.step === 'connected') return <Connected session={state.session} />
  if (state.step === 'choosing') return <WalletChoice wallets={state.wallets} onChoose={choose} onCancel={cancel} />
  if (state.step === 'requesting') return <WaitingNote wallet={state.wallet} onCancel={cancel} />
  return <ConnectStart signIn={signIn} problemView={problemView} again={again} />
}

type PlacedProps = {
  id: string
  problem: SignInProblem | undefined
  /** The button. */
  children: ReactNode
  onRetry: () => void
}

/** Places the problem for each way to show it. */
const views = {
  note: ({ id, problem, children }) => (
    <>
      {problem && <ProblemNote id={id} problem={problem} />}
      {children}
    </>
  ),
  inline: ({ id, problem, children }) => (
    <>
      {children}
      {problem && <ProblemNote id={id} problem={problem} bare />}
    </>
  ),
  tooltip: ({ id, problem, children }) => (
    <ProblemBubble id={id} problem={problem}>
      {children}
    </ProblemBubble>
  ),
  alert: ({ id, problem, children, onRetry }) => (
    <>
      {children}
      {problem && <ProblemAlert id={id} problem={problem} onRetry={onRetry} />}
    </>
  ),
} as const satisfies Record<ProblemView, (props: PlacedProps) => ReactNode>

type ConnectStartProps = {
  signIn: SignIn
  problemView: ProblemView
  again: boolean
}

/** Shows the button, and why the last attempt failed. */
function ConnectStart({ signIn: { state, prepare, start }, problemView, again }: ConnectStartProps) {
  const { t } = useTranslation()
  const id = useId()
  const problem = state.step === 'idle' ? state.problem : undefined
  const isOpening = state.step === 'opening'
  const Icon = isOpening ? LoaderCircle : Wallet
  const View = views[problemView]
  return (
    <div className="flex flex-col gap-3 text-start">
      <View id={id} problem={problem} onRetry={start}>
        <button
          type="button"
          className="btn btn-primary btn-lg w-full text-15"
          aria-busy={isOpening}
          aria-describedby={problem && id}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={isOpening ? undefined : start}
        >
          <Icon aria-hidden className={`size-5 ${isOpening ? 'motion-safe:animate-spin' : ''}`} strokeWidth={1.75} />
          {t(again ? 'pages.unlock.act' : 'wallet.connect')}
        </button>
      </View>
    </div>
  )
}

type WalletChoiceProps = {
  wallets: readonly GatewayWallet[]
  onChoose: (wallet: GatewayWallet) => void
  onCancel: () => void
}

/** Lets the user choose one of several wallets. */
function WalletChoice({ wallets, onChoose, onCancel }: WalletChoiceProps) {
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

/** Shown while the wallet waits for the user. */
function WaitingNote({ wallet, onCancel }: { wallet: string; onCancel: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="rounded-field bg-tint p-4 text-start">
      <p className="font-medium">{t('wallet.waiting', { wallet })}</p>
      <p className="mt-0.5 text-13 text-quiet">{t('wallet.waitingLead', { wallet })}</p>
      <button type="button" className="btn btn-sm mt-3" onClick={onCancel}>
        {t('common.cancel')}
      </button>
    </div>
  )
}

/**
 * Shows the connected account, and the link into the app. The link takes the focus, because the button that had it is
 * gone.
 */
function Connected({ session: { account, wallet } }: { session: GatewaySession }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4 text-start">
      <div role="status" className="flex items-start gap-3 rounded-field bg-success/10 p-4">
        <CircleCheck aria-hidden className="mt-px size-5 shrink-0 text-success" />
        <div className="min-w-0">
          <p className="font-medium">{t('pages.signIn.done')}</p>
          <p className="figure text-13" title={account}>
            {shortenAddress(account)}
          </p>
          <p className="text-13 text-quiet">{t('wallet.connectedWith', { wallet })}</p>
        </div>
      </div>
      <Link ref={(link) => link?.focus()} to="/home" className="btn btn-primary btn-lg w-full text-15">
        {t('pages.goToApp')}
      </Link>
    </div>
  )
}
