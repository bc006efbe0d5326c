// Provides the dialog that shares a picture to every part of the page.
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ShareCard, ShareContext } from '@/components/share-card.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'

const SharePicture = lazyPart(() =>
  import('./share-picture.tsx').then(({ SharePicture }) => ({ default: SharePicture })),
)

export function ShareProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [card, setCard] = useState<ShareCard>()
  return (
    <ShareContext value={setCard}>
      {children}
      <Dialog open={card !== undefined} title={t('share.title')} onClose={() => setCard(undefined)}>
        <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
          {card && <SharePicture card={card} />}
        </Suspense>
      </Dialog>
    </ShareContext>
  )
}
