import { useTranslation } from 'react-i18next'
import { formatAllowance } from '../../lib/amounts/format-allowance'
import { formatAmount } from '../../lib/amounts/format-amount'
import { roundSignificant } from '../../lib/amounts/round-significant'
import { getChain } from '../../lib/chains'
import { shortenAddress } from '../../lib/shorten-address'
import type { TransactionIntent } from '../../lib/transactions/transaction-intent'
import { ExplorerLink } from '../ui/explorer-link'
import { Figures } from '../ui/figures'
import { Amount } from './amount'
import { CodeMark } from './code-mark'
import { Row } from './row'
import type { CodeCheck } from './use-code-check'
import type { Preview } from './use-preview'

type FactsProps = { intent: TransactionIntent; codeCheck?: CodeCheck; preview?: Preview; costHint: string }

/** Everything that is decided by signing, before it is signed. */
export function TransactionFacts({ intent, codeCheck, preview, costHint }: FactsProps) {
  const { t } = useTranslation()
  const { chainId, to, contract, amounts, approval, value } = intent
  const { title, nativeCurrency: coin } = getChain(chainId)
  return (
    <dl className="text-14">
      <Row name={t('tx.network')}>{title}</Row>
      <Row
        name={contract ? t('tx.contract') : t('tx.to')}
        note={codeCheck && <CodeMark check={codeCheck} network={title} />}
      >
        <span className="flex flex-wrap justify-end gap-x-2">
          {contract && <span>{contract}</span>}
          <ExplorerLink chainId={chainId} kind="address" id={to} />
        </span>
      </Row>
      {amounts.map((amount) => (
        <Row key={amount.label} name={amount.label}>
          <Amount {...amount} />
        </Row>
      ))}
      {approval && <ApprovalRow {...approval} />}
      {value > 0n && (
        <Row name={t('tx.value', { symbol: coin.symbol })}>
          <Amount value={value} decimals={coin.decimals} symbol={coin.symbol} />
        </Row>
      )}
      <CostRow preview={preview} decimals={coin.decimals} symbol={coin.symbol} hint={costHint} />
    </dl>
  )
}

function ApprovalRow({ spender, before, after, decimals, symbol }: NonNullable<TransactionIntent['approval']>) {
  const { t } = useTranslation()
  return (
    <Row name={t('tx.approval')} note={<Figures text={t('tx.approvalFor', { spender: shortenAddress(spender) })} />}>
      <Figures
        text={t('tx.approvalChange', {
          before: formatAllowance(before, decimals, t),
          after: `${formatAllowance(after, decimals, t)} ${symbol}`,
        })}
      />
    </Row>
  )
}

type CostProps = { preview?: Preview; decimals: number; symbol: string; hint: string }

function CostRow({ preview, decimals, symbol, hint }: CostProps) {
  const { t } = useTranslation()
  if (!preview) return <Row name={t('tx.cost')}>{<span className="font-normal text-quiet">{hint}</span>}</Row>
  const { gas, gasPrice } = preview
  const note = t('tx.costDetail', {
    gas: formatAmount(gas, 0, { grouped: true }),
    price: roundSignificant(formatAmount(gasPrice, 9), 4),
  })
  return (
    <Row name={t('tx.cost')} note={<Figures text={note} />}>
      <span className="figure">
        {roundSignificant(formatAmount(gas * gasPrice, decimals), 4)} <bdi>{symbol}</bdi>
      </span>
    </Row>
  )
}
