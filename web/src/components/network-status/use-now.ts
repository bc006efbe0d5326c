import { useEffect, useState } from 'react'

/** The time, ms since 1970, anew each second while something is shown that grows older. */
export function useNow(isShown: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isShown) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isShown])
  return now
}
