import { useRef, useState } from 'react'
import { looksLikeJson } from '@/features/multi-send/core/read/read-json-list.ts'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'
import type { DraftDispatch } from '@/features/multi-send/state/use-multi-send.ts'
import { useListFile } from './use-list-file.ts'

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
