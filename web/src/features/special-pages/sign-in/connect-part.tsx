import { ConnectStart } from './connect-start.tsx'
import { Connected } from './connected.tsx'
import type { ProblemView } from './problem-view.ts'
import { useSignIn } from './use-sign-in.ts'
import { WaitingNote } from './waiting-note.tsx'
import { WalletChoice } from './wallet-choice.tsx'
import type { LoadWallet } from './wallet-door.ts'

export type ConnectPartProps = {
  loadWallet: LoadWallet
  problemView?: ProblemView
  /** Asks a wallet that is connected already once more. */
  again?: boolean
}

/** The button, what the wallet is doing, and what became of it. */
export function ConnectPart({ loadWallet, problemView = 'note', again = false }: ConnectPartProps) {
  const signIn = useSignIn(loadWallet, again)
  const { state, choose, cancel } = signIn
  if (state.step === 'connected') return <Connected session={state.session} />
  if (state.step === 'choosing') return <WalletChoice wallets={state.wallets} onChoose={choose} onCancel={cancel} />
  if (state.step === 'asking') return <WaitingNote wallet={state.wallet} onCancel={cancel} />
  return <ConnectStart signIn={signIn} problemView={problemView} again={again} />
}
