import { useEffect, useState } from 'react'
import type { Config } from 'wagmi'
import { checkNetwork } from '@/lib/transports/check-network.ts'

/**
 * Asks every configured network once per round, all at the same time, until the page is left.
 *
 * @returns Ids of the networks that were not heard of yet in this round.
 */
export function useChecks(config: Config, round: number, onSettled: () => void): ReadonlySet<number> {
  const [settled, setSettled] = useState({ round, ids: new Set<number>() })
  useEffect(() => {
    const leaving = new AbortController()
    const ids = config.chains.map(({ id }) => id)
    const note = (id: number) =>
      setSettled((before) => ({ round, ids: new Set(before.round === round ? before.ids : []).add(id) }))
    const checks = ids.map(async (id) => {
      await checkNetwork(config, id, leaving.signal)
      if (!leaving.signal.aborted) note(id)
    })
    Promise.all(checks).then(() => leaving.signal.aborted || onSettled())
    return () => leaving.abort()
  }, [config, round, onSettled])

  const isSettled = (id: number) => settled.round === round && settled.ids.has(id)
  return new Set(config.chains.map(({ id }) => id).filter((id) => !isSettled(id)))
}
