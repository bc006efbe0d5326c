import { budgets } from '@scripts/bench-web/budgets.ts'
import { firstLoadSizes } from '@scripts/bench-web/bytes/first-load-sizes.ts'
import { type Group, groups } from '@scripts/bench-web/bytes/group-of.ts'
import { shortenSource } from '@scripts/bench-web/bytes/shorten-source.ts'
import type { Measured } from '@scripts/bench-web/measurement.ts'
import type { Site } from '@scripts/bench-web/read-site.ts'

const titles: Record<Group, string> = {
  base: 'React and the query cache',
  wallet: 'wallets and chains',
  abis: 'ABIs of our contracts',
  locales: 'the language',
  shell: 'the rest of the page',
}

/** How many of the biggest modules are named. */
const shown = 25

/** All scripts that a visitor waits for, and what each kind of code adds to them. */
export function measureFirstLoad(site: Site): Measured {
  const { total, groups: sizes, walletModules } = firstLoadSizes(site)
  return {
    figures: [
      {
        name: 'all scripts but the language',
        value: (total - sizes.locales.gzip) / 1000,
        unit: 'kB',
        budget: budgets.scripts,
      },
      ...groups.map((group) => ({
        name: `  ${titles[group]}`,
        value: sizes[group].gzip / 1000,
        unit: 'kB' as const,
        ...(group === 'locales' && { budget: budgets.locales }),
      })),
    ],
    details: [
      'Bytes as built, not compressed:',
      ...groups.map((group) => `${(sizes[group].raw / 1000).toFixed(1).padStart(8)} kB  ${titles[group]}`),
      `The ${shown} biggest modules for wallets and chains:`,
      ...walletModules
        .slice(0, shown)
        .map(({ source, bytes }) => `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${shortenSource(source)}`),
    ],
  }
}
