// Lists everything that a signature decides: network, contract, amounts, approval, cost.

import { roundSignificant } from '@saleyard/chain/amounts/format-amount.ts'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { useTranslation } from 'react-i18next'
import { isAddressEqual } from 'viem'
import { Money } from '@/components/fiat/money.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { NamedAddress, useAddressName } from '@/components/ui/named-address.tsx'
import { formatAllowance, formatAmount, groupDigits } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { CodeMark } from './code-mark.tsx'
import { Amount, Lines, Row } from './fact-row.tsx'
import type { Preview } from './simulation-line.tsx'
import type { CodeCheck } from './use-code-check.ts'

type FactsProps = {
  intent: TransactionIntent
  codeCheck?: CodeCheck
  /** Code check of an approval's spender. */
  spenderCheck?: CodeCheck
  preview?: Preview
  costHint: string
}

/** Shows everything that a signature decides, before it is given. */
export function TransactionFacts({ intent, codeCheck, spenderCheck, preview, costHint }: FactsProps) {
  const { t } = useTranslation()
  const { chainId, to, contract, amounts, approval, value } = intent
  const name = useTargetName(intent)
  const { title, nativeCurrency: coin } = getChain(chainId)
  return (
    <dl className="text-14">
      <Row name={t('tx.network')}>{title}</Row>
      <Row
        name={contract ? t('tx.contract') : t('tx.to')}
        note={codeCheck && <CodeMark check={codeCheck} network={title} />}
      >
        <NamedAddress chainId={chainId} id={to} name={name} />
      </Row>
      {amounts.map((amount) => (
        <Row key={amount.label} name={amount.label}>
          <Amount {...amount} />
        </Row>
      ))}
      {approval && <ApprovalRow {...approval} chainId={chainId} check={spenderCheck} />}
      {value > 0n && (
        <Row name={t('tx.value', { symbol: coin.symbol })} note={<Money chainId={chainId} value={value} />}>
          <Amount value={value} decimals={coin.decimals} symbol={coin.symbol} />
        </Row>
      )}
      <CostRow chainId={chainId} preview={preview} decimals={coin.decimals} symbol={coin.symbol} hint={costHint} />
    </dl>
  )
}

/** Returns the name that the action gives its target; undefined without one. */
function useTargetName({ chainId, kind, to, contract, made, approval }: TransactionIntent): string | undefined {
  const { t } = useTranslation()
  if (contract) return contract
  if (made) return isAddressEqual(to, made.token) ? made.symbol : t('tx.vaultOf', { symbol: made.symbol })
  if (approval && isAddressEqual(to, approval.token)) return approval.symbol
  if (kind === 'unwrap') return t('liquidity.wrapped', getChain(chainId).nativeCurrency)
  return undefined
}

type ApprovalProps = NonNullable<TransactionIntent['approval']> & { chainId: number; check: CodeCheck | undefined }

function ApprovalRow({ chainId, check, spender, before, after, decimals, symbol }: ApprovalProps) {
  const { t } = useTranslation()
  const name = useAddressName(chainId, spender)
  const note = (
    <span className="flex flex-wrap justify-end gap-x-2">
      <Figures text={t('tx.approvalFor', { spender: name ?? shortenAddress(spender) })} />
      {name && <ExplorerLink chainId={chainId} kind="address" id={spender} />}
      {check && <CodeMark check={check} network={getChain(chainId).title} />}
    </span>
  )
  return (
    <Row name={t('tx.approval')} note={note}>
      <Figures
        text={t('tx.approvalChange', {
          before: formatAllowance(before, decimals, t),
          after: `${formatAllowance(after, decimals, t)} ${symbol}`,
        })}
      />
    </Row>
  )
}

type CostProps = { chainId: number; preview?: Preview; decimals: number; symbol: string; hint: string }

function CostRow({ chainId, preview, decimals, symbol, hint }: CostProps) {
  const { t } = useTranslation()
  if (!preview) return <Row name={t('tx.cost')}>{<span className="font-normal text-quiet">{hint}</span>}</Row>
  const { gas, gasPrice } = preview
  const note = t('tx.costDetail', {
    gas: formatAmount(gas, 0, { grouped: true }),
    price: groupDigits(roundSignificant(formatAmount(gasPrice, 9), 4)),
  })
  return (
    <Row
      name={t('tx.cost')}
      note={
        <Lines>
          <Money chainId={chainId} value={gas * gasPrice} />
          <Figures text={note} />
        </Lines>
      }
    >
      <span className="figure">
        {groupDigits(roundSignificant(formatAmount(gas * gasPrice, decimals), 4))} <bdi>{symbol}</bdi>
      </span>
    </Row>
  )
}
