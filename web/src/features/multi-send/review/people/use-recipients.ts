import { useEffect, useState } from 'react'
import type { Recipient } from '../../core/types.ts'
import { useListService } from '../../list/use-list-service.ts'

/** The recipients in view, by position; undefined until they have come from where the list is. */
export function useRecipients(from: number, to: number): (index: number) => Recipient | undefined {
  const service = useListService()
  const [known, setKnown] = useState<{ from: number; recipients: Recipient[] }>({ from: 0, recipients: [] })
  useEffect(() => {
    let isCurrent = true
    service.readRecipients(from, to).then(
      (recipients) => isCurrent && setKnown({ from, recipients }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [service, from, to])
  return (index) => known.recipients[index - known.from]
}
