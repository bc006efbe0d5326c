import { packageOf } from './package-of.ts'

/** Kinds of code in the first load. */
export const groups = ['base', 'wallet', 'abis', 'locales', 'shell'] as const

export type Group = (typeof groups)[number]

const packages: Partial<Record<Group, RegExp>> = {
  base: /^(react|react-dom|scheduler|@tanstack\/(react-query|query-core))$/,
  // What wagmi shares with the rest of the page (zustand, use-sync-external-store) is loaded without it, too.
  wallet:
    /^(wagmi|viem|ox|abitype|mipd|eventemitter3|isows|qrcode\.react|@(wagmi|noble|scure|adraffy|walletconnect|web3modal|reown|coinbase|metamask|safe-global)\/.*)$/,
}

const folders: Partial<Record<Group, RegExp>> = {
  abis: /(^|\/)generated\/[^/]+\.ts$/,
  // A file of nothing but JSON stands for itself.
  locales: /\/src\/locales\/\w+\.json$|^built\/(en|cn|ae|du|es|fr|pt)-[\w-]+\.js$/,
  wallet:
    /\/src\/(lib\/(wallet|transactions|transports|deployments)\/|lib\/(chain|wagmi-)[\w-]*\.ts|features\/wallet\/)/,
}

/** Which kind of code a module is: by its package, or by its folder where it is ours. */
export function groupOf(source: string | undefined): Group {
  if (!source) return 'shell'
  const name = packageOf(source)
  const patterns = name ? packages : folders
  return groups.find((group) => patterns[group]?.test(name ?? source)) ?? 'shell'
}
