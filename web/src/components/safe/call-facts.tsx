// Shows what the bytes of a call say: its function and arguments, everyone that a batch pays, and the bytes themselves to copy.

import { useReadIerc20Decimals, useReadIerc20Symbol } from '@saleyard/generated'
import * as abis from '@saleyard/generated/abis'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import { Download } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddress,
  isAddressEqual,
  isHex,
  size,
  slice,
  toFunctionSelector,
} from 'viem'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { findPublished, NamedAddress } from '@/components/ui/named-address.tsx'
import { saveFile } from '@/lib/browser/save-file.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { findChain } from '@/lib/networks/chains.ts'

/** A function of our contracts, of tokens or of routers that has exactly these bytes. */
export type KnownCall = {
  functionName: string
  /** By the names of the ABI, a part of a structure as `params.owner`. */
  values: readonly { name: string; value: unknown }[]
  /** Whether the contract is one of ours, or a router of the network's table: bytes at another one prove nothing. */
  isOurs: boolean
}

/** ABIs of the contracts that have one address on every chain. */
const published = {
  BabyTokenFactory: abis.babyTokenFactoryAbi,
  BabyVault: abis.babyVaultAbi,
  BuybackBabyTokenFactory: abis.buybackBabyTokenFactoryAbi,
  BuybackBabyVault: abis.buybackBabyVaultAbi,
  LiquidityGeneratorTokenFactory: abis.liquidityGeneratorTokenFactoryAbi,
  LiquiditySeeder: abis.liquiditySeederAbi,
  MultiSender: abis.multiSenderAbi,
  StandardTokenFactory: abis.standardTokenFactoryAbi,
  TokenLockFactory: abis.tokenLockFactoryAbi,
  TokenVault: abis.tokenVaultAbi,
} satisfies Record<NonNullable<ReturnType<typeof findPublished>>, Abi>

/** What a contract at any other address may be: a token, a lock, a vault, a pair, a router. */
const elsewhere: Abi = [
  ...abis.standardTokenAbi,
  ...abis.liquidityGeneratorTokenAbi,
  ...abis.babyTokenAbi,
  ...abis.buybackBabyTokenAbi,
  ...abis.tokenLockAbi,
  ...abis.tokenVaultAbi,
  ...abis.babyVaultAbi,
  ...abis.buybackBabyVaultAbi,
  ...abis.iWrappedCoinAbi,
  ...abis.uniswapV2PairAbi,
  ...abis.uniswapV2RouterAbi,
]

/** Reads a call by the ABIs of this page; undefined for bytes that are not exactly those of one of their functions. */
export function readKnownCall(chainId: number, { to, data }: Pick<SafeCall, 'to' | 'data'>): KnownCall | undefined {
  const name = findPublished(to)
  const isRouter = Object.values(findChain(chainId)?.routers ?? {}).some((each) => isAddressEqual(each, to))
  const abi: Abi = name ? published[name] : isRouter ? abis.uniswapV2RouterAbi : elsewhere
  const found = size(data) >= 4 ? abi.find((item) => isFunction(item, slice(data, 0, 4))) : undefined
  if (found?.type !== 'function') return undefined
  try {
    const { args = [] } = decodeFunctionData({ abi: [found], data })
    // Bytes that could be read in two ways are not read at all.
    if (encodeFunctionData({ abi: [found], args }) !== data.toLowerCase()) return undefined
    const isOurs = name !== undefined || isRouter
    return { functionName: found.name, values: listValues(found.inputs, args), isOurs }
  } catch {
    return undefined
  }
}

const isFunction = (item: Abi[number], selector: Hex): item is AbiFunction =>
  item.type === 'function' && item.stateMutability !== 'view' && selectorOf(item) === selector.toLowerCase()

/** A transaction may have thousands of calls; each function is hashed once. */
const selectors = new WeakMap<AbiFunction, Hex>()

function selectorOf(item: AbiFunction): Hex {
  const selector = selectors.get(item) ?? toFunctionSelector(item)
  selectors.set(item, selector)
  return selector
}

const marketAbi: Abi = [...abis.uniswapV2RouterAbi, ...abis.liquiditySeederAbi]

/** Returns the last second, since 1970, at which all trades and liquidity of calls can succeed; undefined without any. */
export function findDeadline(calls: readonly SafeCall[]): bigint | undefined {
  const deadlines = calls.flatMap(({ data }) => {
    const found = size(data) >= 4 ? marketAbi.find((item) => isFunction(item, slice(data, 0, 4))) : undefined
    if (found?.type !== 'function') return []
    try {
      const { args = [] } = decodeFunctionData({ abi: [found], data })
      const deadline = args[found.inputs.findIndex(({ name }) => name === 'deadline')]
      return typeof deadline === 'bigint' ? [deadline] : []
    } catch {
      return []
    }
  })
  return deadlines.reduce<bigint | undefined>(
    (least, each) => (least === undefined || each < least ? each : least),
    undefined,
  )
}

function listValues(inputs: readonly AbiParameter[], args: readonly unknown[], path = ''): KnownCall['values'] {
  return inputs.flatMap((input, index) => listParts(input, args[index], path + (input.name || String(index))))
}

function listParts(input: AbiParameter, value: unknown, name: string): KnownCall['values'] {
  if (Array.isArray(value) && input.type.endsWith('[]'))
    return value.flatMap((each, index) =>
      listParts({ ...input, type: input.type.slice(0, -2) } as AbiParameter, each, `${name}[${index}]`),
    )
  if (!('components' in input) || typeof value !== 'object' || value === null) return [{ name, value }]
  const parts = value as Readonly<Record<string, unknown>>
  const named = input.components.map((each) => parts[each.name ?? ''])
  return listValues(input.components, named, `${name}.`)
}

/** Beyond this, arguments are read from the bytes. */
const mostValues = 60

export function KnownFacts({ chainId, call }: { chainId: number; call: KnownCall }) {
  const { t } = useTranslation()
  const { values } = call
  const rest = values.length - mostValues
  return (
    <>
      <Row name={t('safe.acts.call')} note={rest > 0 && t('safe.acts.moreValues', { formatted: formatCount(rest) })}>
        <span className="figure">{call.functionName}</span>
      </Row>
      {values.slice(0, mostValues).map(({ name, value }) => (
        <Row key={name} name={name}>
          <Value chainId={chainId} value={value} />
        </Row>
      ))}
    </>
  )
}

function Value({ chainId, value }: { chainId: number; value: unknown }) {
  const { t } = useTranslation()
  if (typeof value !== 'string') return <span className="figure">{String(value)}</span>
  if (isAddress(value)) return <NamedAddress chainId={chainId} id={value} />
  if (!isHex(value) || size(value) <= 32) return <bdi>{cleanText(value)}</bdi>
  return t('safe.acts.bytes', { count: size(value), formatted: formatCount(size(value)) })
}

/** Builds what is inside only while it is open: a batch has thousands of digits and recipients. */
function Folded({ title, children }: { title: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-2 text-13" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-quiet">{title}</summary>
      {isOpen && <div className="mt-2 flex flex-col items-start gap-2">{children()}</div>}
    </details>
  )
}

/** The call as it is sent, for other tools and other eyes. */
export function RawCall({ call: { to, value, data } }: { call: SafeCall }) {
  const { t } = useTranslation()
  const text = JSON.stringify({ to, value: value.toString(), data }, null, 2)
  return (
    <Folded title={t('safe.acts.raw')}>
      {() => (
        <>
          <textarea
            readOnly
            dir="ltr"
            translate="no"
            rows={6}
            aria-label={t('safe.acts.raw')}
            className="textarea w-full break-all font-mono text-12"
            value={text}
          />
          <CopyButton wide text={data} label={t('safe.acts.copyRaw')} />
        </>
      )}
    </Folded>
  )
}

/** Recipients that one press adds to the list. */
const recipientsAtOnce = 100

/** Everyone that a batch pays, in the order of its bytes, and all of them in a file. */
export function BatchRecipients({ chainId, token, data }: { chainId: number; token: Address | undefined; data: Hex }) {
  const { t } = useTranslation()
  return (
    <Folded title={t('safe.acts.showPeople')}>
      {() => <RecipientList chainId={chainId} token={token} data={data} />}
    </Folded>
  )
}

function RecipientList({ chainId, token, data }: { chainId: number; token: Address | undefined; data: Hex }) {
  const { t } = useTranslation()
  const payments = useMemo(() => readBatch(data)?.payments ?? [], [data])
  const [most, setMost] = useState(recipientsAtOnce)
  const unit = useUnit(chainId, token)
  const save = () => {
    const lines = payments.map(
      ({ address, amount }) => `${getAddress(address)},${unit ? formatAmount(amount, unit.decimals) : amount}`,
    )
    const csv = [unit ? 'address,amount' : 'address,amount in base units', ...lines, ''].join('\r\n')
    saveFile('safe-batch.csv', new Blob([csv], { type: 'text/csv' }))
  }
  return (
    <>
      <ol className="max-h-96 w-full overflow-y-auto rounded-field border border-line">
        {payments.slice(0, most).map(({ address, amount }, index) => (
          <li
            key={index}
            className="flex flex-wrap justify-between gap-x-4 border-line border-t px-3 py-2 first:border-t-0"
          >
            <bdi dir="ltr" className="break-all font-mono">
              {getAddress(address)}
            </bdi>
            <TokenAmount chainId={chainId} token={token} value={amount} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {payments.length > most && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => setMost(most + recipientsAtOnce)}>
            {t('safe.acts.morePeople', { formatted: formatCount(payments.length - most) })}
          </button>
        )}
        <button type="button" className="btn btn-line btn-sm" onClick={save}>
          <Download aria-hidden className="size-3.5" />
          {t('safe.acts.saveCsv')}
        </button>
      </div>
    </>
  )
}

type TokenAmountProps = {
  chainId: number
  /** The network's own coin by default. */
  token: Address | undefined
  /** In base units or wei. */
  value: bigint
}

/** Shows an amount of a token in its own unit, or in base units where no network says how many decimals it has. */
export function TokenAmount({ chainId, token, value }: TokenAmountProps) {
  const { t } = useTranslation()
  const unit = useUnit(chainId, token)
  if (unit) return <Amount value={value} decimals={unit.decimals} symbol={unit.symbol} />
  return (
    <>
      <span className="figure wrap-anywhere">{value.toString()}</span>{' '}
      <span className="font-normal text-quiet">{t('safe.acts.baseUnits')}</span>
    </>
  )
}

/** The unit of the network's coin, or of a token; undefined where the network does not say a token's. */
function useUnit(chainId: number, token: Address | undefined): { decimals: number; symbol: string } | undefined {
  const of = { address: token, chainId: chainId as 31337, query: { enabled: token !== undefined } } as const
  const { data: decimals } = useReadIerc20Decimals(of)
  const { data: symbol = '' } = useReadIerc20Symbol(of)
  const coin = findChain(chainId)?.nativeCurrency
  if (!token) return { decimals: coin?.decimals ?? 18, symbol: coin?.symbol ?? '' }
  return decimals === undefined ? undefined : { decimals, symbol: cleanText(symbol) }
}
