// Measures the scripts that the first page loads, and what each kind of code adds to them.
import { budgets, type Measured } from './budgets.ts'
import { listFirstScripts } from './loaded-files.ts'
import type { Site } from './site.ts'
import { listModules, type ModuleSize, measureMarginalGzip, readRuns } from './source-runs.ts'

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
  const { total, groups: sizes, walletModules } = measureSizes(site)
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

type FirstLoadSizes = {
  /** All scripts, in bytes of gzip, languages included. */
  total: number
  /** For each kind of code: what the first load would save without it (gzip), and its bytes as built. */
  groups: Record<Group, { gzip: number; raw: number }>
  /** Modules of wallet and chain code, the biggest first. */
  walletModules: ModuleSize[]
}

/** What the first load consists of. The kinds do not add up to the total: what two have in common, neither saves. */
export function measureSizes({ folder, manifest }: Site): FirstLoadSizes {
  const files = listFirstScripts({ folder, manifest }).map((file) => readRuns(folder, file))
  const sizeOf = (group: Group) => ({
    gzip: measureMarginalGzip(files, (source) => getGroup(source) === group),
    raw: files.flat().reduce((sum, { source, text }) => sum + (getGroup(source) === group ? text.length : 0), 0),
  })
  return {
    total: measureMarginalGzip(files, () => true),
    groups: Object.fromEntries(groups.map((group) => [group, sizeOf(group)])) as FirstLoadSizes['groups'],
    walletModules: listModules(files, (source) => getGroup(source) === 'wallet'),
  }
}

/** Kinds of code in the first load. */
const groups = ['base', 'wallet', 'abis', 'locales', 'shell'] as const

type Group = (typeof groups)[number]

const packages: Partial<Record<Group, RegExp>> = {
  base: /^(react|react-dom|scheduler|@tanstack\/(react-query|query-core))$/,
  // What wagmi shares with the rest of the page (zustand, use-sync-external-store) is loaded without it, too.
  wallet:
    /^(wagmi|viem|ox|abitype|mipd|eventemitter3|isows|qrcode\.react|@(wagmi|noble|scure|adraffy|walletconnect|web3modal|reown|coinbase|metamask|safe-global)\/.*)$/,
}

const folders: Partial<Record<Group, RegExp>> = {
  abis: /(^|\/)generated\/[^/]+\.ts$/,
  // A file that contains only JSON counts as its own source.
  locales: /\/src\/locales\/\w+\.json$|^built\/(en|cn|ae|du|es|fr|pt)-[\w-]+\.js$/,
  wallet:
    /\/src\/(lib\/(wallet|transactions|transports|deployments)\/|lib\/(chain|wagmi-)[\w-]*\.ts|features\/wallet\/)/,
}

/** Which kind of code a module is: by its package, or by its folder where it is ours. */
export function getGroup(source: string | undefined): Group {
  if (!source) return 'shell'
  const name = getPackage(source)
  const patterns = name ? packages : folders
  return groups.find((group) => patterns[group]?.test(name ?? source)) ?? 'shell'
}

/** The innermost package of a path; pnpm nests them. */
export function getPackage(source: string): string | undefined {
  return source.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1]
}

/** A module's path from its package, or from the page's folder. */
function shortenSource(source: string): string {
  return source.replace(/^.*\/node_modules\//, '').replace(/^.*\/(?=web\/src\/|generated\/)/, '')
}
