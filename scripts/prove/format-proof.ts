import type { Verdict } from './judge.ts'
import type { Proof } from './prove.ts'

const words: Record<Verdict, string> = {
  proved: 'proved    ',
  refuted: 'REFUTED   ',
  unknown: 'NOT PROVED',
  empty: 'EMPTY     ',
  loop: 'LOOP      ',
}

/** A property in the table, with what it says below it. */
export function formatProof({ name, notice, verdict, seconds }: Omit<Proof, 'asserts' | 'range'>): string {
  return `${words[verdict]}${seconds.toFixed(1).padStart(7)} s  ${name}\n${' '.repeat(21)}${notice}`
}

/** The last line of the table. */
export function formatCount(proofs: Pick<Proof, 'seconds' | 'verdict'>[]): string {
  const proved = proofs.filter(({ verdict }) => verdict === 'proved').length
  const seconds = proofs.reduce((sum, proof) => sum + proof.seconds, 0)
  return `${proved} of ${proofs.length} properties proved in ${seconds.toFixed(0)} s`
}
