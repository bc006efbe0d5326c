// Picks from the committed figures of the bench those that the page shows, and writes them as a module.
import { readFileSync } from 'node:fs'
import { gasliteDrop, megaDropper, readPeers, separate } from '@scripts/bench/peers.ts'
import { readTokenPeers } from '@scripts/bench/tokens/token-peers.ts'

/** A batch as large as the page sends them, of amounts such as people write. */
const list = 'erc20-existing-2dec'
const recipients = 500

/** Peers that many use, and the cheapest of all; the last is what a wallet does by itself. */
const shownPeers = { [megaDropper]: 'mega-dropper', [gasliteDrop]: 'GasliteDrop', 'disperse.app': 'disperse.app' }

type Ours = { rows: Record<string, Record<number, { id: number }>> }

const readBench = (name: string) => JSON.parse(readFileSync(new URL(`../bench/${name}`, import.meta.url), 'utf8'))

/**
 * Returns the text of `generated/bench-figures.ts`. Ours has the mark against a second payment in it, as the page sends it;
 * the peers have none.
 */
export function buildBenchFigures(): string {
  const peers = readPeers().rows[list]?.peers ?? {}
  const ours = (readBench('multisend-ours.json') as Ours).rows[list]?.[recipients]?.id
  const gasOf = (name: string) => peers[name]?.[recipients]
  const rows = [
    ['saleyard', ours],
    ...Object.entries(shownPeers).map(([name, shown]) => [shown, gasOf(name)]),
    ['separate', gasOf(separate)],
  ]
  const run = JSON.parse(readFileSync(new URL('../../web/test-data/safe-airdrop-run.json', import.meta.url), 'utf8'))
  return `// Written by scripts/generate-bench-figures.ts from the committed figures of the bench; not edited by hand.

/** Gas of one batch to accounts that hold the token already, in amounts of two decimals; \`separate\`: one transfer each. */
export const sendFigures = {
  recipients: ${recipients},
  decimals: 2,
  gas: {
${rows.map(([name, gas]) => `    ${quote(String(name))}: ${gas},\n`).join('')}  },
} as const

/** Gas of each kind of token and of its peer: its creation, and a transfer between two holders with all its fees. */
export const tokenFigures = {
${Object.entries(pickTokens())
  .map(([kind, figures]) => `  ${kind}: { ${figures.map(([name, gas]) => `${name}: ${gas}`).join(', ')} },\n`)
  .join('')}} as const

/** The largest real list that the browser tests have paid, and in how many batches. */
export const runFigures = { recipients: ${run.recipients}, batches: ${run.batches} } as const
`
}

const kinds = ['standard', 'liquidityGenerator', 'baby', 'buybackBaby'] as const

function pickTokens(): Record<string, [string, number | undefined][]> {
  const ours: Record<string, Record<string, number>> = readBench('tokens-ours.json')
  const { peers } = readTokenPeers()
  const transfer = (kind: (typeof kinds)[number]) =>
    kind === 'standard' ? 'transferExistingHolder' : 'transferTaxedExisting'
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      [
        ['create', ours[kind]?.create],
        ['transfer', ours[kind]?.[transfer(kind)]],
        ['peerCreate', peers[kind]?.create],
        ['peerTransfer', peers[kind]?.[transfer(kind)]],
      ],
    ]),
  )
}

/** Quotes only names that are no identifiers, as the formatter does. */
function quote(name: string): string {
  return /^[a-z]+$/i.test(name) ? name : `'${name}'`
}
