import { useEffect, useRef } from 'react'

/** Has a field judged anew when what the chain says of it has changed, and at no other time. */
export function useVerdict(problem: { message: string } | undefined, judge: () => void): void {
  const said = problem?.message
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (before.current === said) return
    before.current = said
    judge()
  })
}
