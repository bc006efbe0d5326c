import type { RouterName } from '@/lib/chain-facts.ts'

/** What an exchange calls itself where its name in the table differs. */
export const routerTitles: Readonly<Partial<Record<RouterName, string>>> = { Panacakeswap: 'PancakeSwap' }
