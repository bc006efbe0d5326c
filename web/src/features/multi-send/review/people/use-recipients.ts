import { useEffect, useState } from 'react'
import type { Recipient } from '@/features/multi-send/core/list-types.ts'
import type { ListService } from '@/features/multi-send/list/types.ts'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'

/** Of the list that was read, or of the file of a run that is to be imported. */
export type RecipientSource = keyof Pick<ListService, 'readRecipients' | 'readImported'>

/** The recipients in view, by position; undefined until they have come from where the list is. */
export function useRecipients(
  source: RecipientSource,
  from: number,
  to: number,
): (index: number) => Recipient | undefined {
  const service = useListService()
  const [known, setKnown] = useState<{ from: number; recipients: Recipient[] }>({ from: 0, recipients: [] })
  useEffect(() => {
    let isCurrent = true
    service[source](from, to).then(
      (recipients) => isCurrent && setKnown({ from, recipients }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [service, source, from, to])
  return (index) => known.recipients[index - known.from]
}
