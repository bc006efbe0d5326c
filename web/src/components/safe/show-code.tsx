// Shows a link as a code for the camera of another device, on request.

import { QrCode as QrIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/browser/load-part.ts'

const QrCode = lazyPart(() => import('@/components/ui/qr-code.tsx').then(({ QrCode }) => ({ default: QrCode })))

type ShowCodeProps = {
  url: string
  /** What the code has, for those who do not see it. */
  title: string
  onShown: () => void
}

export function ShowCode({ url, title, onShown }: ShowCodeProps) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const toggle = () => {
    if (!isShown) onShown()
    setShown(!isShown)
  }
  return (
    <>
      <button type="button" className="btn btn-line btn-sm" aria-expanded={isShown} onClick={toggle}>
        <QrIcon aria-hidden className="size-3.5" />
        {t(isShown ? 'safe.actions.hideCode' : 'safe.actions.code')}
      </button>
      {isShown && (
        <div className="aspect-square w-full max-w-96 basis-full overflow-hidden rounded-box border border-line bg-white p-2">
          <Suspense fallback={<span aria-hidden className="skeleton block size-full" />}>
            <QrCode value={url} title={title} />
          </Suspense>
        </div>
      )}
    </>
  )
}
