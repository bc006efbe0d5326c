// Opens proposals, or adds signatures to them: from files, zips, a link, pasted text, or a code.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { FileUp, ScanLine } from 'lucide-react'
import { type ChangeEvent, type DragEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'
import { describeSafeError, SafeErrorNote } from '@/components/safe/safe-error-note.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { listTexts, type TakenAll, type TakenIn, takeIn, takeInAll } from './take-in.ts'

const ScanPanel = lazyPart(() => import('./scan-panel.tsx').then(({ ScanPanel }) => ({ default: ScanPanel })))

type OpenPanelProps = {
  /** The transaction whose signatures are collected; without one, anything is opened. */
  expected?: Hash | undefined
  /** Gets what was opened; its page then shows what came of it. */
  onOpened?: (taken: Known) => void
  /** Whether its heading takes the focus, where the page before had lost it. */
  takesFocus?: boolean
}

export function OpenPanel({ expected, onOpened, takesFocus = false }: OpenPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const { mutate, data, error, isPending, progress } = useTakeIn(expected, onOpened)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const [text, setText] = useState('')
  const [isScanning, setScanning] = useState(false)
  const drop = useFileDrop((files) => mutate({ files }))
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    if (files.length > 0) mutate({ files })
    event.target.value = ''
  }
  return (
    <section
      {...drop.handlers}
      aria-labelledby={`${id}-title`}
      className={`panel flex min-w-0 flex-col gap-4 text-14 ${drop.isOver ? 'border-primary border-dashed' : ''}`}
    >
      <div>
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="font-semibold text-17 outline-none">
          {t(expected ? 'safe.open.addTitle' : 'safe.open.title')}
        </h2>
        <p className="mt-1 text-13 text-quiet">{t(expected ? 'safe.open.addLead' : 'safe.open.lead')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <label className="btn btn-line has-focus-visible:outline-2">
          <FileUp aria-hidden className="size-4" />
          {t('safe.open.file')}
          <input
            type="file"
            multiple
            accept=".json,.zip,application/json,application/zip,text/plain"
            className="sr-only"
            disabled={isPending}
            onChange={choose}
          />
        </label>
        <button
          type="button"
          className="btn btn-line"
          aria-expanded={isScanning}
          onClick={() => setScanning(!isScanning)}
        >
          <ScanLine aria-hidden className="size-4" />
          {t('safe.open.scan')}
        </button>
      </div>
      {isScanning && (
        <Suspense fallback={<span aria-hidden className="skeleton block h-24" />}>
          <ScanPanel
            onText={(found) => {
              setScanning(false)
              mutate({ text: found })
            }}
          />
        </Suspense>
      )}
      <form
        className="flex flex-col items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          mutate({ text }, { onSuccess: () => setText('') })
        }}
      >
        <label htmlFor={`${id}-text`} className="font-medium text-13">
          {t('safe.open.paste')}
        </label>
        <textarea
          id={`${id}-text`}
          dir="ltr"
          className="textarea h-20 w-full resize-y font-mono text-12"
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn btn-line btn-sm" disabled={isPending || text.trim() === ''}>
          {t(expected ? 'safe.open.add' : 'safe.open.button')}
        </button>
      </form>
      {error && <SafeErrorNote error={error} />}
      {progress && <p className="text-13 text-quiet">{t('safe.open.progress', progress)}</p>}
      <div role="status" className="text-13 empty:hidden">
        {!isPending && <Result of={data} />}
      </div>
    </section>
  )
}

/** What is now on this device. */
export type Known = Exclude<TakenIn, { kind: 'unknown' }>

type Given = { text: string } | { files: readonly File[] }

/** One text is opened as ever; of several each is opened by itself, wherever this is. */
function useTakeIn(expected: Hash | undefined, onOpened?: (taken: Known) => void) {
  const config = useConfig()
  const navigate = useNavigate()
  const [progress, setProgress] = useState<{ done: string; total: string }>()
  const takeGiven = async (given: Given): Promise<TakenIn | TakenAll> => {
    if ('text' in given) return takeIn(config, given.text, expected)
    const parts = await listTexts(given.files)
    const [only] = parts
    if (only && parts.length === 1) return takeIn(config, await only.read(), expected)
    const total = formatCount(parts.length)
    return takeInAll(config, parts, (done) => setProgress({ done: formatCount(done), total }))
  }
  const mutation = useMutation({
    mutationFn: takeGiven,
    onSuccess: (taken) => {
      if (expected || !('kind' in taken) || taken.kind === 'unknown') return
      onOpened?.(taken)
      void navigate({ to: '/safe', search: { proposal: taken.safeTxHash } })
    },
    onSettled: () => setProgress(undefined),
  })
  return { ...mutation, progress }
}

function Result({ of }: { of: TakenIn | TakenAll | undefined }) {
  if (!of) return null
  return 'kind' in of ? <Outcome taken={of} /> : <Outcomes taken={of} />
}

export function Outcome({ taken }: { taken: TakenIn }) {
  const { t } = useTranslation()
  if (taken.kind === 'unknown') return <p className="text-warning">{t('safe.open.unknown')}</p>
  if (taken.kind === 'proposal' && taken.isNew && taken.added === 0) return <p>{t('safe.open.opened')}</p>
  return <p>{t(taken.added > 0 ? 'safe.open.added' : 'safe.open.nothingNew', { count: taken.added })}</p>
}

/** What came of several files: nothing that was in them is left out. */
function Outcomes({ taken }: { taken: TakenAll }) {
  const { t } = useTranslation()
  const { opened, present, added, signed, held, unknown, refused, first } = taken
  return (
    <div className="flex flex-col items-start gap-2">
      <ul className="flex flex-col gap-1">
        {opened > 0 && <li>{t('safe.open.all.opened', { formatted: formatCount(opened) })}</li>}
        {present > 0 && (
          <li className="text-quiet">{t('safe.open.all.present', { formatted: formatCount(present) })}</li>
        )}
        {added > 0 && (
          <li>{t('safe.open.all.added', { formatted: formatCount(added), proposals: formatCount(signed) })}</li>
        )}
        {held > 0 && <li className="text-quiet">{t('safe.open.all.held', { formatted: formatCount(held) })}</li>}
        {unknown > 0 && (
          <li className="text-warning">{t('safe.open.all.unknown', { formatted: formatCount(unknown) })}</li>
        )}
      </ul>
      {refused.length > 0 && <RefusedFiles refused={refused} />}
      {first && (
        <Link to="/safe" search={{ proposal: first }} className="btn btn-line btn-sm">
          {t('safe.open.all.first')}
        </Link>
      )}
    </div>
  )
}

function RefusedFiles({ refused }: Pick<TakenAll, 'refused'>) {
  const { t } = useTranslation()
  const explain = (thrown: unknown) => {
    const { code, values } = toUserError(thrown)
    return describeSafeError(t, thrown) ?? t(`errors.${code}`, values)
  }
  return (
    <div className="flex flex-col gap-1 text-error">
      <p>{t('safe.open.all.refused', { formatted: formatCount(refused.length) })}</p>
      <ul className="flex max-h-60 list-disc flex-col gap-1 overflow-y-auto ps-5">
        {refused.map(({ name, error }, index) => (
          <li key={`${index}-${name}`} className="wrap-anywhere">
            <bdi className="font-medium">{name}</bdi>: <Figures text={explain(error)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns handlers for an element that takes dropped files; `isOver` is true while files hover. */
function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      setOver(false)
      const files = [...event.dataTransfer.files]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    },
  }
  return { isOver, handlers }
}
