// Shows what the bytes of calls say: function and arguments, everyone that a batch pays, what all move together, the bytes to copy.

import { useReadIerc20Decimals, useReadIerc20Symbol } from '@saleyard/generated'
import { type Act, isOurPayment } from '@saleyard/safe/tx/describe-tx.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { codeCall } from '@saleyard/send/encode/call-code.ts'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import { Download } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, getAddress, type Hex, isAddress, isHex, size } from 'viem'
import { formatTime } from '@/components/network-status/data-age.tsx'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { ScrollRegion } from '@/components/ui/scroll-region.tsx'
import { saveFile } from '@/lib/browser/save-file.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { formatAmount, isUnlimited } from '@/lib/i18n/format-amount.ts'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { findChain } from '@/lib/networks/chains.ts'
import type { KnownCall, ValueUnit } from './known-calls.ts'

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
      {values.slice(0, mostValues).map(({ name, value, unit }) => (
        <Row key={name} name={name}>
          <Value chainId={chainId} value={value} unit={unit} />
        </Row>
      ))}
    </>
  )
}

type ValueProps = { chainId: number; value: unknown; unit: ValueUnit | undefined }

function Value({ chainId, value, unit }: ValueProps) {
  const { t } = useTranslation()
  const isNumber = typeof value === 'bigint' || typeof value === 'number'
  if (unit && isNumber) return <Counted chainId={chainId} value={BigInt(value)} unit={unit} />
  if (typeof value !== 'string') return <span className="figure">{String(value)}</span>
  if (isAddress(value)) return <NamedAddress chainId={chainId} id={value} />
  if (!isHex(value) || size(value) <= 32) return <bdi>{cleanText(value)}</bdi>
  return t('safe.acts.bytes', { count: size(value), formatted: formatCount(size(value)) })
}

/** A share is in hundredths of a percent. */
function Counted({ chainId, value, unit }: { chainId: number; value: bigint; unit: ValueUnit }) {
  const { i18n } = useTranslation()
  if (unit.kind === 'time') return formatTime(value, i18n.language)
  if (unit.kind === 'share') return <Amount value={value} decimals={2} symbol="%" />
  if (unit.kind === 'new') return <Amount value={value} decimals={unit.decimals} symbol={cleanText(unit.symbol)} />
  return <TokenAmount chainId={chainId} token={unit.token} value={value} />
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
      <ScrollRegion
        label={t('safe.acts.people')}
        className="max-h-96 w-full overflow-y-auto rounded-field border border-line"
      >
        <ol>
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
      </ScrollRegion>
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

/** The call code of a batch: words and digits that the run, its file and its report show for the same bytes. */
export function CodeRow({ data }: { data: Hex }) {
  const { t } = useTranslation()
  const code = useMemo(() => codeCall(data), [data])
  return (
    <Row name={t('safe.summary.callCode')}>
      <bdi dir="ltr" lang="en" translate="no" className="break-normal font-mono text-13">
        {code}
      </bdi>
    </Row>
  )
}

type TokenAmountProps = {
  chainId: number
  /** The network's own coin by default. */
  token?: Address | undefined
  /** In base units or wei. */
  value: bigint
}

type AmountRowProps = TokenAmountProps & {
  name?: string
  /** Of an allowance: more than any intended amount is called unlimited. */
  isAllowance?: boolean
}

export function AmountRow({ name, isAllowance = false, chainId, token, value }: AmountRowProps) {
  const { t } = useTranslation()
  return (
    <Row name={name ?? t('safe.acts.amount')}>
      {isAllowance && isUnlimited(value) ? (
        t('tx.unlimited')
      ) : (
        <TokenAmount chainId={chainId} token={token} value={value} />
      )}
    </Row>
  )
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

/** What all calls that name an amount move out of the Safe together, per token: one large transfer among many shows in it. */
export function Totals({ chainId, acts }: { chainId: number; acts: readonly Act[] }) {
  const { t } = useTranslation()
  const totals = useMemo(() => sumActs(acts), [acts])
  if (!totals) return null
  const mayMoveMore =
    !isOurPayment(acts) && acts.some(({ kind }) => kind === 'settings' || kind === 'unknown' || kind === 'approve')
  return (
    <div className="rounded-field bg-ground p-3 text-14">
      <h3 className="font-medium">{t('safe.acts.totals')}</h3>
      <dl>
        {[...totals].map(([token, value]) => (
          <Row key={token} name={t('safe.acts.total')} note={token && <NamedAddress chainId={chainId} id={token} />}>
            <TokenAmount chainId={chainId} token={token || undefined} value={value} />
          </Row>
        ))}
      </dl>
      {mayMoveMore && <p className="mt-1 text-13 text-warning">{t('safe.acts.movesMore')}</p>}
    </div>
  )
}

/** What a call moves: of a token, or of the native coin, which has an empty address. */
function listMoved(act: Act): [token: Address | '', amount: bigint][] {
  if (act.kind === 'batch') return [[act.token ?? '', act.total]]
  if (act.kind === 'transfer') return [[act.token, act.amount]]
  if (act.kind === 'coin') return [['', act.amount]]
  return act.kind === 'unknown' && act.value > 0n ? [['', act.value]] : []
}

/** Undefined where one call alone says it all. */
function sumActs(acts: readonly Act[]): ReadonlyMap<Address | '', bigint> | undefined {
  const moved = acts.flatMap(listMoved)
  const totals = new Map<Address | '', bigint>()
  for (const [token, amount] of moved) totals.set(token, (totals.get(token) ?? 0n) + amount)
  return moved.length > 1 ? totals : undefined
}
