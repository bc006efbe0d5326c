// Copies a link that fills the list in, says which list came from one, and offers those that it took the place of.

import { writeListLink } from '@saleyard/send/list/list-link.ts'
import { splitText } from '@saleyard/send/list/text.ts'
import { FileDown, Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAddress } from 'viem'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { type Draft, isInDollars } from '@/features/multi-send/multi-send-state.ts'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'
import { saveFile } from '@/lib/browser/save-file.ts'
import { useDebounced } from '@/lib/browser/use-debounced.ts'
import { findChain } from '@/lib/networks/chains.ts'

// In milliseconds: packs the list after a pause in typing.
const delay = 300

/** Offers the link of the list as it is, or its file if it is too long for one; renders nothing for an unfinished list. */
export function ShareList({ draft, chainId }: { draft: Draft; chainId: number }) {
  const { t } = useTranslation()
  const settled = useDebounced(draft, delay)
  const [written, setWritten] = useState<{ draft: Draft; fragment: string | undefined }>()
  const page = `${location.origin}/multi-sender#`
  useEffect(() => {
    const link = toLink(settled, chainId)
    if (!link) return setWritten(undefined)
    let isCurrent = true
    void writeListLink(link, page.length).then(
      (fragment) => isCurrent && setWritten({ draft: settled, fragment }),
      () => {}, // a browser that cannot pack makes no links
    )
    return () => {
      isCurrent = false
    }
  }, [settled, chainId, page])

  if (!written) return null
  const { fragment } = written
  // An older link would fill in another list.
  if (fragment && written.draft === draft)
    return <CopyButton wide text={page + fragment} label={t('multiSend.link.copy')} />
  if (fragment) return <span aria-hidden className="skeleton h-8 w-56" />
  return (
    <span className="flex flex-wrap items-center gap-3">
      {t('multiSend.link.long')}
      <button
        type="button"
        className="btn btn-line btn-sm"
        onClick={() => saveFile('recipients.csv', new Blob([keptText(draft)], { type: 'text/csv;charset=utf-8' }))}
      >
        <FileDown aria-hidden className="size-3.5" />
        {t('multiSend.report.csv')}
      </button>
    </span>
  )
}

function toLink(draft: Draft, chainId: number): Parameters<typeof writeListLink>[0] | undefined {
  const { asset, amountKind, amountText } = draft
  const [token, text] = [draft.tokenText.trim(), keptText(draft)]
  if (text.trim() === '' || (asset === 'erc20' && !isAddress(token))) return undefined
  return {
    ...{ chainId, amountKind, isDollars: isInDollars(draft), text },
    amountText: amountKind === 'each' ? '' : amountText.trim(),
    ...(asset === 'erc20' && isAddress(token) && { token }),
  }
}

/** The text without the lines that the user has removed. */
function keptText({ text, droppedLines }: Draft): string {
  if (droppedLines.length === 0) return text
  const dropped = new Set(droppedLines)
  return splitText(text)
    .filter((_, index) => !dropped.has(index + 1))
    .join('\n')
}

/** Says that a link filled the list in, and leads back to the lists that were here before. */
export function LinkedNotes({ draft, dispatch }: { draft: Draft; dispatch: DraftDispatch }) {
  const { t } = useTranslation()
  const { link, others = [] } = draft
  const chain = link && (findChain(link.chainId)?.title ?? String(link.chainId))
  return (
    <>
      {chain && (
        <p role="note" className="flex gap-2 rounded-box border border-warning/40 bg-warning/5 p-4 text-14">
          <Link2 aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          {t('multiSend.link.note', { chain })}
        </p>
      )}
      {others.map((other, index) => (
        <div
          key={index}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box border border-line px-4 py-3 text-14"
        >
          <p className="min-w-48 flex-1">
            {t('multiSend.link.other')}{' '}
            <bdi dir="ltr" className="block truncate font-mono text-12 text-quiet">
              {other.text.slice(0, 100)}
            </bdi>
          </p>
          <button type="button" className="btn btn-sm" onClick={() => dispatch({ type: 'otherOpened', index })}>
            {t('multiSend.link.switch')}
          </button>
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            onClick={() => dispatch({ type: 'otherDropped', index })}
          >
            {t('multiSend.pastRuns.delete')}
          </button>
        </div>
      ))}
    </>
  )
}
