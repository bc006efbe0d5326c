// Holds the page's state, with the draft of the last visit, and saves the draft.
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { loadDraft, saveDraft, saveDraftOnLeave } from '@/features/multi-send/list/draft-store.ts'
import { initialState, type MultiSendAction, type MultiSendState } from './multi-send-state.ts'
import { reduceMultiSend } from './reduce-multi-send.ts'

export type DraftDispatch = Dispatch<MultiSendAction>

// Typing is not slowed by storing. Who leaves the page within this time, ms, loses nothing: `leave` comes before.
const saveDelay = 300

/** The page's state, with the draft of the last visit in it. `token` preselects a token. */
export function useMultiSend(token: string | undefined): {
  state: MultiSendState
  dispatch: DraftDispatch
  /** False when the browser does not let the page keep the draft. */
  isKept: boolean
} {
  const [state, dispatch] = useReducer(reduceMultiSend, initialState)
  const [isKept, setKept] = useState(true)
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
        setKept(isDone)
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

  // Another page of the app may be opened before the timer has run out.
  const latest = useRef(state)
  latest.current = state
  useEffect(
    () => () => {
      if (latest.current.isRestored) void saveDraft(latest.current.draft)
    },
    [],
  )

  return { state, dispatch, isKept }
}
