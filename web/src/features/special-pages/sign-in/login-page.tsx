import { KeyPicture } from '@/features/special-pages/pictures/key-picture.tsx'
import { YardScene } from '@/features/special-pages/pictures/yard-scene.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { TwoColumns } from '@/features/special-pages/shared/two-columns.tsx'
import type { ProblemView } from './problem-view.ts'
import { SignInCard } from './sign-in-card.tsx'
import type { LoadWallet } from './wallet-door.ts'

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
