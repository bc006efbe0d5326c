export type Verdict = {
  /** `invalid`: the compiler refuses it, so that no test is needed. `equivalent`: no test could tell it from the original. */
  outcome: 'killed' | 'survived' | 'invalid' | 'equivalent'
  /** Which test went red, how many looked, or the reason. */
  detail: string
}

/** Where mutants of one language are tested. */
export type Bench = {
  /** Tests the tree as it lies there; the path is of the file that is broken, from the repository's root. */
  test(path: string): Promise<Verdict>
  /** Puts back what testing has written. */
  close(): void
}
