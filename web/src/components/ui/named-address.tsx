// Names the addresses that the page knows: the account, our contracts, those of the network's table, tokens of this device.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { deployer, deployments } from '@saleyard/generated/deployments'
import type { TFunction } from 'i18next'
import { use, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, getAddress, isAddressEqual } from 'viem'
import { type Config, WagmiContext } from 'wagmi'
import { getConnection, watchConnection } from 'wagmi/actions'
import { useStore } from 'zustand'
import { findChain } from '@/lib/networks/chains.ts'
import { type KnownToken, knownTokens } from '@/lib/storage/known-tokens.ts'
import { ExplorerLink } from './explorer-link.tsx'

type Published = keyof typeof deployments

/** Returns which contract of ours is published at this address; undefined if none is. */
export function findPublished(address: Address): Published | undefined {
  return (Object.keys(deployments) as Published[]).find((name) => isAddressEqual(deployments[name], address))
}

/** Returns the common name of the contract at an address: ours, or one of the network's table; undefined without one. */
export function findContractName(chainId: number, address: Address): string | undefined {
  const published = findPublished(address)
  if (published) return `Saleyard ${published}`
  const chain = findChain(chainId)
  const table: Readonly<Record<string, Address | undefined>> = {
    ...chain?.routers,
    Multicall3: chain?.contracts?.multicall3?.address,
    'CREATE2 deployer': deployer,
  }
  return Object.entries(table).find(([, each]) => each && isAddressEqual(each, address))?.[0]
}

type FindNameContext = {
  t: TFunction
  account: Address | undefined
  known: readonly KnownToken[]
}

/**
 * Returns the name of an address: the account's, a contract's, or that of a token of this device and its vault. The names of
 * contracts come first: no token can take one.
 */
export function findName(chainId: number, address: Address, { t, account, known }: FindNameContext) {
  if (account && isAddressEqual(account, address)) return t('names.you')
  const contract = findContractName(chainId, address)
  if (contract) return contract
  const here = known.filter((each) => each.chainId === chainId)
  const token = here.find((each) => isAddressEqual(each.token, address))
  if (token) return t('names.token', { symbol: token.symbol })
  const owner = here.find(({ vault }) => vault && isAddressEqual(vault, address))
  return owner && t('tx.vaultOf', { symbol: owner.symbol })
}

type NameProps = { chainId: number; address: Address }

/** Shows the name of an address, with a space behind it; renders nothing for an address that the page does not know. */
export function AddressName({ chainId, address }: NameProps) {
  const name = useAddressName(chainId, address)
  return (
    name && (
      <>
        <bdi className="wrap-anywhere font-normal">{name}</bdi>{' '}
      </>
    )
  )
}

/** Returns what names the addresses of a network as {@link findName} does, for the connected account. */
function useAddressNames(chainId: number): (address: Address) => string | undefined {
  const { t } = useTranslation()
  const account = useOwnAccount()
  const known = useStore(knownTokens, ({ tokens }) => tokens)
  return (address) => findName(chainId, address, { t, account, known })
}

/** The connected account. Undefined without one, and on pages that have no wallet, as a receipt. */
function useOwnAccount(): Address | undefined {
  const config: Config | undefined = use(WagmiContext)
  return useSyncExternalStore(
    (onChange) => (config ? watchConnection(config, { onChange }) : () => {}),
    () => config && getConnection(config).address,
  )
}

/** Returns the name of an address as {@link findName} does, for the connected account. */
export function useAddressName(chainId: number, address: Address): string | undefined {
  return useAddressNames(chainId)(address)
}

/**
 * Returns what writes an address inside a sentence: short, or in the given form, with its name before it if it has one. The
 * name never replaces the address.
 */
export function useAddressTexts(chainId: number): (address: Address, form?: string) => string {
  const { t } = useTranslation()
  const nameOf = useAddressNames(chainId)
  return (address, form = shortenAddress(address)) => {
    const name = nameOf(address)
    return name ? name + t('common.aside', { text: form }) : form
  }
}

type NamedAddressProps = {
  chainId: number
  id: Address
  kind?: 'address' | 'token'
  /** A name that the caller knows better; what a token of strangers calls itself is shown as such. */
  name?: string | undefined
}

/** Shows an address with its name, short, and whole on hover and when it is selected and copied. */
export function NamedAddress({ chainId, id, kind = 'address', name }: NamedAddressProps) {
  const known = useAddressName(chainId, id)
  const shown = name ?? known
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      {shown && <bdi className="wrap-anywhere">{shown}</bdi>}
      <ExplorerLink chainId={chainId} kind={kind} id={getAddress(id)} />
    </span>
  )
}
