// Returns a value once it has stayed the same for a while.
import { useEffect, useState } from 'react'

/** The value once it has stayed the same for so long. ms. */
export function useDebounced<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}
