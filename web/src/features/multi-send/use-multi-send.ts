// Holds the page's state, restores the draft of the last visit, and saves it.

import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { loadDraft, saveDraft, saveDraftOnLeave } from '@/features/multi-send/list/draft-store.ts'
import { initialState, type MultiSendAction, type MultiSendState } from './multi-send-state.ts'
import { reduceMultiSend } from './reduce-multi-send.ts'

export type DraftDispatch = Dispatch<MultiSendAction>

// In milliseconds: the delay keeps storage from slowing down typing. Leaving the page within this time loses nothing,
// since `leave` saves at once.
const saveDelay = 300

/** Holds the page's state with the draft of the last visit. `token` preselects a token. */
export function useMultiSend(token: string | undefined): {
  state: MultiSendState
  dispatch: DraftDispatch
  /** False when the browser does not let the page store the draft. */
  isDraftSaved: boolean
} {
  const [state, dispatch] = useReducer(reduceMultiSend, initialState)
  const [isDraftSaved, setDraftSaved] = useState(true)
  const { draft, isRestored } = state

  useEffect(() => {
    let isCurrent = true
    loadDraft().then((stored) => isCurrent && dispatch({ type: 'restored', draft: stored, token }))
    return () => {
      isCurrent = false
    }
  }, [token])

  useEffect(() => {
    if (!isRestored) return
    let isSaved = false
    const save = () =>
      saveDraft(draft).then((isDone) => {
        isSaved = isDone
        setDraftSaved(isDone)
      })
    const leave = () => {
      if (isSaved || document.visibilityState === 'visible') return
      saveDraftOnLeave(draft)
      void save()
    }
    const timer = setTimeout(save, saveDelay)
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [draft, isRestored])

  // The user may open another page of the app before the timer fires.
  const latest = useRef(state)
  latest.current = state
  useEffect(
    () => () => {
      if (latest.current.isRestored) void saveDraft(latest.current.draft)
    },
    [],
  )

  return { state, dispatch, isDraftSaved }
}
