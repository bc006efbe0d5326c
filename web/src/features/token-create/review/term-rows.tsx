import type { ReactNode } from 'react'
import type { Address } from 'viem'
import type { Identity } from '@/features/token-create/identity/identity.ts'
import type { AppChain } from '@/lib/chains.ts'
import type en from '@/locales/en.json'
import { AddressTerm } from './address-term.tsx'
import { MinimumTerm } from './minimum-term.tsx'
import { RouterTerm } from './router-term.tsx'

type Context = { identity: Identity; chain: AppChain }

type TermRow = {
  /** As the kinds' schemas call it, which is as the contracts do. */
  term: string
  label: keyof typeof en.createToken.fields
  show: (value: never, context: Context) => ReactNode
}

/** How each term is shown that is neither identity nor fee, in the order of the review. A kind has some of them. */
export const termRows: readonly TermRow[] = [
  {
    term: 'router',
    label: 'router',
    show: (router: Address, { chain }) => <RouterTerm router={router} chain={chain} />,
  },
  { term: 'rewardToken', label: 'rewardToken', show: (address: Address) => <AddressTerm address={address} /> },
  {
    term: 'minimumTokenBalanceForDividends',
    label: 'minmumToken',
    show: (minimum: bigint, { identity }) => <MinimumTerm minimum={minimum} identity={identity} />,
  },
  {
    term: 'charityAddress',
    label: 'charityMarketingAddress',
    show: (address: Address) => <AddressTerm address={address} />,
  },
  { term: 'marketingWallet', label: 'marketingWallet', show: (address: Address) => <AddressTerm address={address} /> },
]
