// Opens a proposal, or adds signatures to one: from a file, a link, pasted text, or a code.

import { mostText } from '@saleyard/safe/proposal/schema.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileUp, ScanLine } from 'lucide-react'
import { type ChangeEvent, type DragEvent, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'
import { SafeErrorNote } from '@/components/safe/safe-error-note.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { type TakenIn, takeIn } from './take-in.ts'

const ScanPanel = lazyPart(() => import('./scan-panel.tsx').then(({ ScanPanel }) => ({ default: ScanPanel })))

/** @param expected The transaction whose signatures are collected; without one, anything is opened. */
export function OpenPanel({ expected }: { expected?: Hash }) {
  const { t } = useTranslation()
  const id = useId()
  const { mutate, data, error, isPending } = useTakeIn(expected)
  const [text, setText] = useState('')
  const [isScanning, setScanning] = useState(false)
  const drop = useFileDrop((file) => mutate(() => readFile(file)))
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) mutate(() => readFile(file))
    event.target.value = ''
  }
  return (
    <section
      {...drop.handlers}
      aria-labelledby={`${id}-title`}
      className={`panel flex min-w-0 flex-col gap-4 text-14 ${drop.isOver ? 'border-primary border-dashed' : ''}`}
    >
      <div>
        <h2 id={`${id}-title`} className="font-semibold text-17">
          {t(expected ? 'safe.open.addTitle' : 'safe.open.title')}
        </h2>
        <p className="mt-1 text-13 text-quiet">{t(expected ? 'safe.open.addLead' : 'safe.open.lead')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <label className="btn btn-line has-focus-visible:outline-2">
          <FileUp aria-hidden className="size-4" />
          {t('safe.open.file')}
          <input type="file" accept=".json,application/json,text/plain" className="sr-only" onChange={choose} />
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
              mutate(async () => found)
            }}
          />
        </Suspense>
      )}
      <form
        className="flex flex-col items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          mutate(async () => text, { onSuccess: () => setText('') })
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
      <p role="status" className="text-13 empty:hidden">
        {data && <Outcome taken={data} />}
      </p>
    </section>
  )
}

/** @throws {SafeError} `fileTooLarge`, before anything is read. */
async function readFile(file: File): Promise<string> {
  if (file.size > mostText) throw new SafeError('fileTooLarge')
  return file.text()
}

function useTakeIn(expected: Hash | undefined) {
  const config = useConfig()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (read: () => Promise<string>) => takeIn(config, await read(), expected),
    onSuccess: ({ kind, safeTxHash }) => {
      if (!expected && kind !== 'unknown') void navigate({ to: '/safe', search: { proposal: safeTxHash } })
    },
  })
}

function Outcome({ taken }: { taken: TakenIn }) {
  const { t } = useTranslation()
  if (taken.kind === 'unknown') return <span className="text-warning">{t('safe.open.unknown')}</span>
  return t(taken.added > 0 ? 'safe.open.added' : 'safe.open.nothingNew', { count: taken.added })
}

/** Returns handlers for an element that takes a dropped file; `isOver` is true while a file hovers. */
function useFileDrop(onFile: (file: File) => void) {
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
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      onFile(file)
    },
  }
  return { isOver, handlers }
}
