// Provides the dialog that shares a picture to every part of the page.

import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ShareCard, ShareContext } from '@/components/share-card.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'

const SharePicture = lazyPart(() =>
  import('./share-picture.tsx').then(({ SharePicture }) => ({ default: SharePicture })),
)

/** The size of the picture and of what follows it. */
function WaitingPicture() {
  const { t } = useTranslation()
  const buttons = ['share.save', 'share.copy'] as const
  return (
    <>
      <Waiting rows={[pictureShape]} />
      <div aria-hidden className="invisible mt-4 mb-4 flex flex-wrap gap-2">
        {buttons.map((name) => (
          <span key={name} className="btn">
            <span className="size-4" />
            {t(name)}
          </span>
        ))}
      </div>
    </>
  )
}

/** As `cardSize` says, which is loaded with the picture. */
const pictureShape = 'aspect-1200/630 rounded-field'

export function ShareProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [card, setCard] = useState<ShareCard>()
  return (
    <ShareContext value={setCard}>
      {children}
      <Dialog open={card !== undefined} title={t('share.title')} onClose={() => setCard(undefined)}>
        <Suspense fallback={<WaitingPicture />}>{card && <SharePicture card={card} />}</Suspense>
      </Dialog>
    </ShareContext>
  )
}
