import { spawnSync } from 'node:child_process'

/**
 * Ways to ask, each with its seconds. z3's older arithmetic answers some questions about products at once and others
 * never; its newer one answers most. An answer is right whoever gives it.
 */
const ways: [seconds: number, ...options: string[]][] = [
  [2, 'smt.arith.solver=2'],
  [60],
  [30, 'smt.arith.solver=2'],
  [30, 'smt.random_seed=1'],
]

/**
 * What z3 answers to a question in SMT-LIB: `sat`, `unsat` or `unknown` in the first line. It blocks, for the compiler
 * asks in the middle of its work.
 */
export function askZ3(question: string): string {
  for (const [seconds, ...options] of ways) {
    const args = ['-smt2', '-in', `-T:${seconds}`, ...options]
    const { stdout } = spawnSync('z3', args, { input: question, encoding: 'utf8' })
    if (/^(un)?sat\b/.test(stdout)) return stdout
  }
  return 'unknown'
}
