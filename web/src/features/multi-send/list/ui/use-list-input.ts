// Handles every input of the list: typed, pasted, dropped, loaded from a file, undone or redone.

import { type ReadFileReturnType, readFile } from '@saleyard/send/list/read-file.ts'
import { looksLikeJson } from '@saleyard/send/list/read-json-list.ts'
import type { ListSource } from '@saleyard/send/list/types.ts'
import { type DragEvent, useRef, useState } from 'react'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'

/** Handles typing, pasting, loading, undo and redo, and remembers whether the user wants the text view. */
export function useListInput(dispatch: DraftDispatch) {
  const service = useListService()
  const [wantsText, setWantsText] = useState(false)
  const { file, load, chooseSheet, forget } = useListFile((text, roundedLines) => {
    dispatch({ type: 'textReplaced', text, ...(roundedLines && { roundedLines }) })
    setWantsText(false)
  })
  const latest = useRef<string>(undefined)
  const replace = (text: string) => {
    latest.current = text
    forget()
    dispatch({ type: 'textReplaced', text })
  }
  // Pasted JSON that is no list stays as text, and its lines explain why.
  const readJson = async (pasted: string) => {
    const bytes = new TextEncoder().encode(pasted)
    const about = { name: 'list.json', bytes: bytes.byteLength }
    const read = await service.readFile(bytes.buffer, about).catch(() => undefined)
    if (!read?.ok || latest.current !== pasted) return
    setWantsText(false)
    replace(read.text)
  }
  return {
    file,
    load,
    chooseSheet,
    /** Whether the user wants the text although the lines could be shown. */
    wantsText,
    setWantsText,
    replace,
    /** Takes the chosen holders as the list, with their source. */
    takeHolders({ text, source }: { text: string; source: ListSource }) {
      latest.current = text
      forget()
      setWantsText(false)
      dispatch({ type: 'holdersTaken', text, amounts: { amountKind: 'each', amountText: '' }, source })
    },
    /** Handles the first text of an empty field; the text view stays. */
    paste(text: string) {
      setWantsText(true)
      replace(text)
      if (looksLikeJson(text)) void readJson(text)
    },
    type(text: string) {
      latest.current = text
      setWantsText(true)
      dispatch({ type: 'textEdited', text })
    },
    travel(type: 'undone' | 'redone') {
      latest.current = undefined
      forget()
      dispatch({ type })
    },
  }
}

/**
 * Loads files. If the user chooses two in a row, the later one counts, whichever is read first.
 *
 * @param onText Receives a file's text, and its lines with a number that a spreadsheet may have rounded.
 */
function useListFile(onText: (text: string, roundedLines: number[] | undefined) => void): {
  /** Outcome of the last chosen file. */
  file: ReadFileReturnType | undefined
  load: (chosen: File) => Promise<void>
  /** Reads another sheet of that file. */
  chooseSheet: (sheet: string) => Promise<void>
  forget: () => void
} {
  const service = useListService()
  const [file, setFile] = useState<ReadFileReturnType>()
  const latest = useRef<{ chosen: File }>(undefined)

  async function read(chosen: File, sheet?: string) {
    const mine = { chosen }
    latest.current = mine
    const result = await readFile(chosen, sheet === undefined ? {} : { sheet }, service.readFile)
    if (latest.current !== mine) return
    setFile(result)
    if (result.ok) onText(result.text, result.roundedLines)
  }

  return {
    file,
    load: (chosen) => read(chosen),
    chooseSheet: async (sheet) => latest.current && read(latest.current.chosen, sheet),
    forget: () => {
      latest.current = undefined
      setFile(undefined)
    },
  }
}

/** Returns handlers for an element that takes a dropped file; `isOver` is true while a file hovers. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const hasFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')

  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (!file) return
        event.preventDefault()
        onFile(file)
      },
    },
  }
}
