// Handles every way by which the list becomes another: typed, pasted, dropped, loaded from a file, or as it was before.

import { type ReadFileReturnType, readFile } from '@saleyard/send/list/read-file.ts'
import { looksLikeJson } from '@saleyard/send/list/read-json-list.ts'
import { type DragEvent, useRef, useState } from 'react'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'

/** Every way by which the list becomes another: typed, pasted, loaded from a file, or as it was before. */
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
  // What is no list stays as it was pasted, and its lines say why.
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
    /** Whether the text is to be shown, though the lines could be. */
    wantsText,
    setWantsText,
    replace,
    /** The first text of an empty field, which stays. */
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
 * Loads files. Of two that are chosen one after the other the later one counts, whichever is read first.
 *
 * @param onText With the text of a file, and its lines with a number that a spreadsheet may have rounded.
 */
function useListFile(onText: (text: string, roundedLines: number[] | undefined) => void): {
  /** What became of the file chosen last. */
  file: ReadFileReturnType | undefined
  load: (chosen: File) => Promise<void>
  /** Reads another sheet of it. */
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

/** Handlers that make an element take a dropped file. `isOver` while one hovers. */
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
