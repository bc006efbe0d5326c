import { KeyPicture } from '../pictures/key-picture'
import { YardScene } from '../pictures/yard-scene'
import { BarePage } from '../shared/bare-page'
import { TwoColumns } from '../shared/two-columns'
import type { ProblemView } from './problem-view'
import { SignInCard } from './sign-in-card'
import type { LoadWallet } from './wallet-door'

type LoginPageProps = {
  loadWallet: LoadWallet
  /** `plain`: no card; `card`; `beside`: a picture next to it; `behind`: a picture under it. */
  frame: 'plain' | 'card' | 'beside' | 'behind'
  problemView?: ProblemView
}

/** The wallet as the way in; nothing is typed here. */
export function LoginPage({ loadWallet, frame, problemView }: LoginPageProps) {
  const card = <SignInCard plain={frame === 'plain'} loadWallet={loadWallet} problemView={problemView} />
  return (
    <BarePage backdrop={frame === 'behind' ? <YardScene /> : undefined}>
      {frame === 'beside' ? <TwoColumns start={<KeyPicture className="w-full max-w-md" />}>{card}</TwoColumns> : card}
    </BarePage>
  )
}
