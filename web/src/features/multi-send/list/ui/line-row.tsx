// Shows one line of the list with its text, its name's address, its reason and its state, and edits it in place.

import type { LineState, RecipientLine } from '@saleyard/send/list/types.ts'
import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleMinus,
  GitMerge,
  type LucideIcon,
  MinusCircle,
  TriangleAlert,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAddress } from 'viem'
import type { Explanation } from './explain-line.ts'

type LineRowProps = {
  line: RecipientLine
  explanation: Explanation | undefined
  isEditing: boolean
  isTarget: boolean
  onEdit: () => void
  onDone: (text: string | undefined) => void
}

const looks: Record<LineState, { Icon: LucideIcon; row: string; badge: string }> = {
  accepted: { Icon: CircleCheck, row: '', badge: 'text-success' },
  merged: { Icon: GitMerge, row: '', badge: 'text-info' },
  refused: { Icon: CircleAlert, row: 'bg-error/8 text-error', badge: 'text-error' },
  asked: { Icon: CircleHelp, row: 'bg-warning/10', badge: 'text-warning' },
  ignored: { Icon: CircleMinus, row: 'text-quiet', badge: '' },
  dropped: { Icon: MinusCircle, row: 'text-quiet line-through', badge: '' },
}

/** One line of the list: number, text, reason, state. Its text is the button that edits it. */
export function LineRow({ line, explanation, isEditing, isTarget, onEdit, onDone }: LineRowProps) {
  const { t } = useTranslation()
  const { Icon, row, badge } = looks[line.state]
  const isWarned = 'warnings' in line && line.warnings.length > 0
  const reason = explanation && t(`multiSend.${explanation.key}` as 'multiSend.title', { ...explanation.values })

  return (
    <div
      className={`flex flex-wrap items-start gap-x-2 px-3 py-1 sm:px-4 md:flex-nowrap md:gap-x-4 ${row} ${isTarget ? 'outline-2 -outline-offset-2 outline-primary' : ''}`}
    >
      <span className="w-8 shrink-0 text-end font-mono text-quiet text-xs leading-7 sm:w-10">{line.number}</span>
      <div className="flex min-w-0 flex-1 flex-col items-start">
        {isEditing ? (
          <LineEditor number={line.number} text={line.text} onDone={onDone} />
        ) : (
          <button
            type="button"
            className="flex min-h-7 min-w-0 max-w-full cursor-text items-center rounded text-start font-mono text-13"
            aria-label={t('multiSend.list.editLine', { number: line.number, text: line.text })}
            onClick={onEdit}
          >
            <LineText text={line.text} />
          </button>
        )}
        <NamedAddress line={line} />
      </div>
      {reason && (
        <span
          className={`wrap-anywhere order-last basis-full ps-10 pb-1 text-12 sm:ps-12 md:order-none md:max-w-[45%] md:basis-auto md:ps-0 md:py-1.5 md:text-end ${isWarned ? 'text-warning' : ''}`}
        >
          {isWarned && <TriangleAlert aria-hidden className="me-1 inline size-3.5" />}
          {reason}
        </span>
      )}
      <span className={`flex shrink-0 items-center gap-1 font-medium text-xs leading-7 ${badge}`}>
        <Icon aria-hidden className="my-1.5 size-3.5" />
        <span className={line.state === 'accepted' ? 'sr-only sm:not-sr-only' : ''}>
          {t(`multiSend.states.${line.state}`)}
        </span>
      </span>
    </div>
  )
}

type LineEditorProps = {
  number: number
  text: string
  /** Receives the new text, or undefined if the line is unchanged. */
  onDone: (text: string | undefined) => void
}

function LineEditor({ number, text, onDone }: LineEditorProps) {
  const { t } = useTranslation()
  const [value, setValue] = useState(text)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const finish = () => onDone(value === text ? undefined : value)

  return (
    <input
      ref={input}
      dir="ltr"
      className="input input-sm w-full min-w-0 font-mono text-13 text-base-content"
      aria-label={t('multiSend.list.lineLabel', { number })}
      title={t('multiSend.list.lineEditHint')}
      value={value}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setValue(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') onDone(undefined)
      }}
    />
  )
}

type LineTextProps = { text: string }

const parts = /^(\S{12,}?)([\s,;=:]+)(?=[^\s,;=:])(.*)$/

/** A line as written, always from left to right. If space is short the address is cut, never the amount. */
function LineText({ text }: LineTextProps) {
  const [, address, separator, rest] = parts.exec(text) ?? []
  if (!address) {
    return (
      <span dir="ltr" className="truncate whitespace-pre">
        {text}
      </span>
    )
  }
  return (
    <span dir="ltr" className="flex min-w-0 whitespace-pre">
      <span className="min-w-0 truncate">{address}</span>
      <span className="shrink-0 text-quiet">{separator}</span>
      <span className="wrap-anywhere line-clamp-2 max-w-[65%] shrink-0 whitespace-pre-wrap font-semibold">{rest}</span>
    </span>
  )
}

type NamedAddressProps = { line: RecipientLine }

/** The full address of the line's name; renders nothing without a name, or until its address is known. */
function NamedAddress({ line }: NamedAddressProps) {
  const { name, text } = line
  const address = 'address' in line ? line.address : undefined
  if (name === undefined || address === undefined) return null
  return (
    <span dir="ltr" className="break-all pb-1 text-start font-mono text-12 text-quiet">
      {text.includes(name) ? '' : `${name} `}→ {getAddress(address)}
    </span>
  )
}
