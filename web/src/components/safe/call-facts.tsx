// Shows what the bytes of a call say: its function and arguments, everyone that a batch pays, and the bytes themselves to copy.

import { useReadIerc20Decimals, useReadIerc20Symbol } from '@saleyard/generated'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import { Download } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, getAddress, type Hex, isAddress, isHex, size } from 'viem'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { saveFile } from '@/lib/browser/save-file.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { findChain } from '@/lib/networks/chains.ts'
import type { KnownCall } from './known-calls.ts'

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
export function Folded({ title, children }: { title: string; children: () => ReactNode }) {
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
