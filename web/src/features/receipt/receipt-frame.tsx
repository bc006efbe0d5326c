// Frames a receipt as a sheet: logo, state of its check, and below it the code and the buttons.

import type { LucideIcon } from 'lucide-react'
import { Printer } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '@/components/layout/logo.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'

/** Frames a receipt; its badge says in words and icon what is known. */
export function ReceiptFrame({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  return (
    <article className="panel flex min-w-0 flex-col gap-4 sm:p-12!">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Logo />
        {badge}
      </div>
      {children}
    </article>
  )
}

export type BadgeLook = { Icon: LucideIcon; className: string; text: string }

/** The state of the check; a change is read aloud. */
export function Badge({ look: { Icon, className, text } }: { look: BadgeLook }) {
  return (
    <p role="status" className={`flex items-center gap-2 rounded-full px-3 py-1 font-medium text-13 ${className}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {text}
    </p>
  )
}

/* In characters: more makes a code that few cameras read from paper, and no code holds more than the second figure. */
const easyLength = 600
const longestCode = 2_900

/** The code of the link, what it reveals, and the buttons. Printed without the buttons. */
export function ReceiptFoot({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const isPrinted = usePrinting()
  const url = window.location.href
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-36 flex-1 text-13 text-quiet">{t('receipt.privacy')}</p>
        {url.length <= longestCode && (
          // Dark on white in both themes: not every camera reads an inverted one.
          <QRCodeSVG
            value={url}
            title={t('receipt.code')}
            size={url.length <= easyLength ? 144 : 240}
            level="L"
            marginSize={2}
            className="max-w-full"
            bgColor="#ffffff"
            fgColor="#1c1a2e"
          />
        )}
      </div>
      {!isPrinted && (
        <div className="flex flex-wrap gap-2">
          <button type="button" className="btn btn-line btn-sm" onClick={() => window.print()}>
            <Printer aria-hidden className="size-3.5" />
            {t('receipt.print')}
          </button>
          <CopyButton text={url} label={t('receipt.copyLink')} wide />
          {children}
        </div>
      )}
    </>
  )
}

/** Whether the page is printed now. Paper is white: the dark theme leaves its text unreadable there, so it is off meanwhile. */
export function usePrinting(): boolean {
  const isPrinted = useSyncExternalStore(subscribe, () => matchMedia('print').matches)
  useEffect(() => {
    const { documentElement: root } = document
    if (!isPrinted || !root.classList.contains('dark')) return
    const turn = (isDark: boolean) => {
      root.classList.toggle('dark', isDark)
      root.dataset.theme = isDark ? 'dark' : 'light'
    }
    turn(false)
    return () => turn(true)
  }, [isPrinted])
  return isPrinted
}

function subscribe(onChange: () => void): () => void {
  const print = matchMedia('print')
  print.addEventListener('change', onChange)
  return () => print.removeEventListener('change', onChange)
}
