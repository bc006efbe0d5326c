import type { Head } from './network-health.ts'

/** How much older than another's a newest block may be on a chain that makes one every few seconds. ms */
const age = 60_000

/** Whether a newest block looks older than its chain's block time allows, by this machine's clock or beside another. */
export function isOlder(head: Head, blockTime?: number, than?: Head): boolean {
  const ageOf = ({ seenAt, madeAt }: Head) => (madeAt === undefined ? undefined : seenAt - madeAt)
  const [mine, least] = [ageOf(head), than ? ageOf(than) : 0]
  return (
    blockTime !== undefined && mine !== undefined && least !== undefined && mine - least > Math.max(age, 10 * blockTime)
  )
}
