import { useState } from 'react'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'

/** To a problem from where the last jump led, or to a line by its number. */
export type JumpTo = 'next' | 'previous' | number

/**
 * Ways around in the list.
 *
 * @param onLost The list cannot be asked any more.
 */
export function useJump(onLost: () => void): {
  /** The line to bring into view; a new object brings it again. */
  target: { number: number } | undefined
  jump: (to: JumpTo) => void
} {
  const [target, setTarget] = useState<{ number: number }>()
  const service = useListService()

  function jump(to: JumpTo) {
    if (typeof to === 'number') return setTarget({ number: to })
    service.findProblem(target?.number ?? 0, to).then((number) => number !== undefined && setTarget({ number }), onLost)
  }

  return { target, jump }
}
