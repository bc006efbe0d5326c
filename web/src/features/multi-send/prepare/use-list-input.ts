import { useState } from 'react'
import type { DraftDispatch } from '../state/use-multi-send.ts'
import { useListFile } from './use-list-file.ts'

/** Every way by which the list becomes another: typed, pasted, loaded from a file, or as it was before. */
export function useListInput(dispatch: DraftDispatch) {
  const [wantsText, setWantsText] = useState(false)
  const { file, load, chooseSheet, forget } = useListFile((text, roundedLines) => {
    dispatch({ type: 'textReplaced', text, ...(roundedLines && { roundedLines }) })
    setWantsText(false)
  })
  const replace = (text: string) => {
    forget()
    dispatch({ type: 'textReplaced', text })
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
    },
    type(text: string) {
      setWantsText(true)
      dispatch({ type: 'textEdited', text })
    },
    travel(type: 'undone' | 'redone') {
      forget()
      dispatch({ type })
    },
  }
}
