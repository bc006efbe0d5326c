// Lists what waits, each with the one place where it is done, and what could not be read.
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { Link } from '@tanstack/react-router'
import { Send, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { AddressPicture } from '@/components/ui/address-picture.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { NetworkImage } from '@/components/ui/icons.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { ConnectButton } from '@/components/wallet-actions.tsx'
import { findChain } from '@/lib/networks/chains.ts'
import {
  listNotices,
  type Notice,
  noticeStore,
  putAway,
  putAwayStore,
  type SourceState,
} from '@/lib/notices/notice-store.ts'
import { useSessionPending } from '@/lib/wallet/use-session-pending.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import type { NoticesProps } from './bell-button.tsx'

/** Shows what waits in a list over the page; a sheet on phones. Announces once that something waits. */
export function NoticeList({ isOpen, onClose, onCount }: NoticesProps) {
  const { t } = useTranslation()
  const isDisconnected = useWalletState().status === 'disconnected'
  const isPending = useSessionPending()
  const state = useStore(noticeStore)
  const notices = listNotices(state, useStore(putAwayStore))
  const sources = Object.values(state.sources)
  const count = notices.length
  useEffect(() => onCount(count), [onCount, count])
  useEffect(() => noticeStore.setState({ isOpen }), [isOpen])
  const announced = useOnce(count > 0 ? t('notices.title') : '')
  return (
    <>
      <span role="status" className="sr-only">
        {announced}
      </span>
      <Dialog open={isOpen} title={t('notices.title')} onClose={onClose} shape="popover">
        <div className="flex flex-col gap-3">
          {count > 0 && <Entries notices={notices} onClose={onClose} />}
          {sources.map((source, index) => (
            <Failures key={index} {...source} />
          ))}
          {/* Before the first source has said anything, nothing is known. */}
          {(sources.length === 0 || sources.some(({ isReading }) => isReading)) && <Waiting rows={1} row="h-16" />}
          {count === 0 && sources.length > 0 && sources.every(isKnown) && (
            <p className="text-14 text-quiet">{t('notices.none')}</p>
          )}
          {sources.map((source, index) => (
            <Scope key={index} {...source} onClose={onClose} />
          ))}
          {isDisconnected && !isPending && (
            <div className="flex flex-wrap items-center gap-3 text-13 text-quiet">
              <p className="flex-1 basis-48">{t('notices.connect')}</p>
              <ConnectButton className="btn btn-sm" />
            </div>
          )}
        </div>
      </Dialog>
    </>
  )
}

/** Returns the first words that are not empty, and keeps them: readers hear them once. */
function useOnce(words: string): string {
  const [said, setSaid] = useState('')
  if (said === '' && words !== '') setSaid(words)
  return said
}

const isKnown = ({ isReading, failures }: SourceState) => !isReading && failures.length === 0

/** Lists what a source could not read, with one button for all of it. */
function Failures({ failures, retry }: SourceState) {
  const { t } = useTranslation()
  const again = retry && (
    <button type="button" className="btn btn-sm" onClick={retry}>
      {t('common.tryAgain')}
    </button>
  )
  return failures.map(({ text, error }, index) => {
    const act = index === failures.length - 1 && again
    return error ? (
      <ErrorNote key={index} error={toUserError(error)} lead={text}>
        {act}
      </ErrorNote>
    ) : (
      <div key={index} className="flex flex-wrap items-center gap-2 text-13 text-warning">
        <p className="wrap-anywhere min-w-0 flex-1">{text}</p>
        {act}
      </div>
    )
  })
}

/** Says what alone was looked at, where the rest is, and how more is looked at. */
function Scope({ scope, more, onClose }: SourceState & Pick<NoticesProps, 'onClose'>) {
  const { t } = useTranslation()
  return (
    <>
      {scope && (
        <p className="text-12 text-quiet">
          {scope}{' '}
          <Link to="/my-tokens" className="link" onClick={onClose}>
            {t('nav.myTokens')}
          </Link>
        </p>
      )}
      {more && (
        <button type="button" className="btn btn-sm self-start" onClick={more.run}>
          {more.text}
        </button>
      )}
    </>
  )
}

type EntriesProps = { notices: readonly Notice[]; onClose: () => void }

function Entries({ notices, onClose }: EntriesProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  // The pressed button goes with its entry; with the last entry the list goes, too.
  const keepFocus = () => {
    const title = list.current?.closest('dialog')?.querySelector('h2')
    const next = notices.length > 1 ? list.current : title
    next?.focus()
  }
  return (
    <ul ref={list} tabIndex={-1} aria-label={t('notices.title')} className="-mt-3 outline-none">
      {notices.map((notice) => (
        <Entry
          key={notice.id}
          notice={notice}
          onClose={onClose}
          onPutAway={() => {
            keepFocus()
            putAway(notice)
          }}
        />
      ))}
    </ul>
  )
}

type EntryProps = { notice: Notice; onClose: () => void; onPutAway: () => void }

function Entry({ notice: { chainId, title, token, text, action, link }, onClose, onPutAway }: EntryProps) {
  const { t } = useTranslation()
  const chain = findChain(chainId)
  const label = t('notices.putAway')
  return (
    <li className="flex items-start gap-3 border-line border-t py-3 first:border-t-0">
      {token ? (
        <AddressPicture address={token} className="size-9 shrink-0 rounded-field" />
      ) : (
        <span className="grid size-9 shrink-0 place-items-center rounded-field bg-tint text-primary">
          <Send aria-hidden className="size-4.5 rtl:-scale-x-100" strokeWidth={1.75} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium text-14">
          <bdi>{title}</bdi>
        </p>
        <p className="wrap-anywhere text-13">
          <Figures text={text} />
        </p>
        <p className="mt-0.5 flex items-center gap-1.5 text-12 text-quiet">
          {chain && <NetworkImage chain={chain} className="size-3.5" />}
          <bdi>{chain?.title ?? chainId}</bdi>
        </p>
        <Link {...link} className="btn btn-sm mt-2" onClick={onClose}>
          {action}
        </Link>
      </div>
      <button
        type="button"
        className="btn btn-ghost btn-square btn-sm"
        aria-label={label + t('common.aside', { text: title })}
        title={label}
        onClick={onPutAway}
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}
