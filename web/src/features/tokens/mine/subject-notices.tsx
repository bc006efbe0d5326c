// Says whose tokens are shown, where these are not the reader's own.

import { Eye } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { WholeAddress } from '@/components/ui/figures.tsx'
import { describeIndexer } from './watch-form.tsx'

type WatchedProps = { account: Address; takesFocus: boolean; onLeave: () => void }

/** Says whose tokens are shown, that they are only looked at, and how others get to see them. */
export function Watched({ account, takesFocus, onLeave }: WatchedProps) {
  const { t } = useTranslation()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) words.current?.focus()
  }, [])
  const link = `${window.location.origin}/my-tokens?account=${account}`
  return (
    <section
      aria-label={t('mine.watch')}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-field bg-tint px-4 py-3"
    >
      <Eye aria-hidden className="size-4.5 shrink-0" />
      <p ref={words} tabIndex={-1} className="min-w-0 flex-1 basis-60 text-14">
        <WholeAddress address={account} className="font-medium" />
        <span className="block text-13 text-quiet">{t('mine.watching')}</span>
      </p>
      <CopyButton wide text={link} label={t('tokenPage.share')} />
      <button type="button" className="btn btn-line btn-sm" onClick={onLeave}>
        {t('mine.back')}
      </button>
    </section>
  )
}

type LinkedProps = { account: Address; onShow: (account: Address) => void; onLeave: () => void }

/** A link alone asks no node: the user sees whom it names, and decides. */
export function Linked({ account, onShow, onLeave }: LinkedProps) {
  const { t } = useTranslation()
  return (
    <Notice
      words={
        <>
          {t('mine.linked')} {describeIndexer(t)}{' '}
          <WholeAddress address={account} className="block font-medium text-ink" />
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => onShow(account)}>
          {t('mine.show')}
        </button>
        <button type="button" className="btn btn-line" onClick={onLeave}>
          {t('mine.back')}
        </button>
      </div>
    </Notice>
  )
}

/** A sentence of the page, with what to do next. */
export function Notice({ words, children }: { words: ReactNode; children?: ReactNode }) {
  return (
    <div role="status" className="panel flex flex-wrap items-center justify-between gap-4">
      <p className="min-w-0 text-quiet">{words}</p>
      {children}
    </div>
  )
}
