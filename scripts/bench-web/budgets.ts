/** What the page may weigh, in kB of gzip, and how long it may take. `make test` holds it to these, `make bench-web` shows what they are made of. */
export const budgets = {
  /** All scripts of the first load but the languages. Measured 2026-11-21 with a tenth of room; the goal is 150. */
  scripts: 250,
  /** Code for wallets and chains in the first load: what is there beyond React, the query cache and the page itself. */
  wallet: 60,
  css: 24,
  /** ms for a list of 50,000 lines, from the choice of its file until it can be read. Shown by `make bench-web` only. */
  reading: 1_500,
  /** ms that any task of the page may take meanwhile. The same. */
  task: 50,
}
