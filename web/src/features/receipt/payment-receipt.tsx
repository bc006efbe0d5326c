// Shows the receipt of one recipient: what the link says, and after a check what the chain says.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { proveReceipt, type ReceiptProof } from '@saleyard/send/receipt/prove-receipt.ts'
import type { PaymentLink } from '@saleyard/send/receipt/receipt-link.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { Row } from '@/components/tx/fact-row.tsx'
import { WholeAddress } from '@/components/ui/figures.tsx'
import { AddressName } from '@/components/ui/named-address.tsx'
import { OutsideLink } from '@/components/ui/outside-link.tsx'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { explorerUrl } from '@/lib/networks/chains.ts'
import { CheckPanel, KeepButton } from './check-panel.tsx'
import { describeProblem, describeState, formatDate, formatNumber, readState, writeAmount } from './format.ts'
import { Badge, ReceiptFoot, ReceiptFrame } from './receipt-frame.tsx'
import { useReceiptCheck } from './use-receipt-check.ts'

type PaymentReceiptProps = { link: PaymentLink; text: string; chain: AppChain }

export function PaymentReceipt({ link, text, chain }: PaymentReceiptProps) {
  const { t } = useTranslation()
  const { confirmations } = chain
  const receipt = useReceiptCheck(text, chain, (client) => proveReceipt(client, link, { confirmations }))
  const { proof } = receipt
  const asset = readAsset(link, proof, chain)
  const place = proof && 'place' in proof ? proof.place : undefined
  return (
    <ReceiptFrame badge={<Badge look={describeState(readState(receipt), place?.blockNumber, t)} />}>
      <div>
        <PageTitle className="wrap-anywhere text-26 tracking-tight">
          {t(titleOf(proof), { amount: writeAmount(link.amount, asset) })}
        </PageTitle>
        <When chain={chain} time={findPaid(proof)?.place.timestamp} />
      </div>
      <CheckPanel chain={chain} receipt={receipt} findings={listFindings(proof, asset, t)} />
      <PaymentFacts link={link} paid={findPaid(proof)} symbol={asset.symbol} />
      <ReceiptFoot>
        <KeepButton receipt={receipt} />
      </ReceiptFoot>
    </ReceiptFrame>
  )
}

/** When and where it was paid; without a time, where alone. */
function When({ chain, time }: { chain: AppChain; time: bigint | undefined }) {
  const { t, i18n } = useTranslation()
  const network = chain.title
  return (
    <p className="mt-1 text-15 text-quiet">
      {time === undefined
        ? t('receipt.where', { network })
        : t('receipt.when', { date: formatDate(Number(time) * 1_000, i18n.language), network })}
    </p>
  )
}

type Paid = Extract<ReceiptProof, { state: 'proven' | 'mined' }>

/** The proof of a payment that is on the chain; undefined for any other. */
function findPaid(proof: ReceiptProof | undefined): Paid | undefined {
  return proof?.state === 'proven' || proof?.state === 'mined' ? proof : undefined
}

function titleOf(proof: ReceiptProof | undefined) {
  if (findPaid(proof)) return 'receipt.paid'
  return proof?.state === 'skipped' ? 'receipt.unpaid' : 'receipt.claimed'
}

/** Before the check the link's own words; afterwards those of the token. A coin's symbol is the network's. */
export function readAsset(
  { token, symbol, decimals }: Pick<PaymentLink, 'token' | 'symbol' | 'decimals'>,
  proof: object | undefined,
  chain: AppChain,
): { symbol: string; decimals: number } {
  if (!token) return chain.nativeCurrency
  const { token: words } = (proof ?? {}) as { token?: { symbol: string; decimals: number } }
  return words ?? { symbol, decimals }
}

/** Says what the check found, apart from a payment that is proven and whole. */
function listFindings(
  proof: ReceiptProof | undefined,
  asset: { symbol: string; decimals: number },
  t: TFunction,
): string[] {
  if (!proof) return []
  switch (proof.state) {
    case 'notFound':
      return [t('receipt.notFound')]
    case 'differs':
      return [t('receipt.differs'), describeProblem(proof.problem, asset, t)]
    case 'skipped':
      return [t('receipt.skippedWhy')]
    case 'unproven':
      return [t(`receipt.doubts.${proof.doubt}`)]
    default:
      return listPaidFindings(proof, asset, t)
  }
}

function listPaidFindings(
  { state, place, arrived, isCounted, memo }: Paid,
  asset: { symbol: string; decimals: number },
  t: TFunction,
): string[] {
  const depths = { depth: String(place.depth), needed: String(place.confirmations) }
  return [
    state === 'proven' ? t('receipt.provenWhy') : t('receipt.minedWhy', depths),
    ...(arrived === undefined ? [] : [t('receipt.arrived', { amount: writeAmount(arrived, asset) })]),
    ...(isCounted ? [t('receipt.counted')] : []),
    ...(memo === 'forged' ? [t('receipt.memo.forgedWhy')] : []),
  ]
}

type PaymentFactsProps = { link: PaymentLink; paid: Paid | undefined; symbol: string }

function PaymentFacts({ link, paid, symbol }: PaymentFactsProps) {
  const { t } = useTranslation()
  const { sender, recipient, token, batch, chainId, hash } = link
  const count = paid?.count
  return (
    <dl className="text-14">
      <Row name={t('receipt.from')}>
        <AddressName chainId={link.chainId} address={sender} />
        <WholeAddress address={sender} />
      </Row>
      <Row name={t('receipt.to')}>
        <AddressName chainId={chainId} address={recipient} />
        <WholeAddress address={recipient} />
      </Row>
      {token && <TokenRow token={token} symbol={symbol} />}
      <Row name={t('receipt.record')} note={count && t('receipt.ofRecords', { records: formatNumber(count) })}>
        {batch
          ? t('receipt.recordOf', { record: formatNumber(batch.index + 1), batch: formatNumber(batch.number) })
          : t('receipt.plain')}
      </Row>
      <PayersWord link={link} memo={paid?.memo} />
      <Row name={t('receipt.transaction')}>
        <TransactionHash chainId={chainId} hash={hash} />
      </Row>
    </dl>
  )
}

/** The token by its address: anyone can give a token any symbol. */
export function TokenRow({ token, symbol }: { token: Address; symbol: string }) {
  const { t } = useTranslation()
  return (
    <Row name={t('receipt.token')} note={t('receipt.tokenNote')}>
      <bdi>{symbol}</bdi> · <WholeAddress address={token} />
    </Row>
  )
}

/** Line and memo, which only the payer knows, with whether the payer has signed them. */
function PayersWord({ link: { line, lines, memo }, memo: state }: { link: PaymentLink; memo: Paid['memo'] }) {
  const { t } = useTranslation()
  const word = t(`receipt.memo.${state ?? 'unsigned'}`)
  return (
    <>
      {line !== undefined && (
        <Row name={t('receipt.line')} note={word}>
          {lines === undefined
            ? formatNumber(line)
            : t('receipt.lineOf', { line: formatNumber(line), lines: formatNumber(lines) })}
        </Row>
      )}
      {memo !== undefined && (
        <Row name={t('receipt.memo.title')} note={word}>
          <bdi>{memo}</bdi>
        </Row>
      )}
    </>
  )
}

/** A whole hash, for paper as well, with a link if the chain has an explorer. */
export function TransactionHash({ chainId, hash }: Pick<PaymentLink, 'chainId' | 'hash'>) {
  const url = explorerUrl(chainId, 'tx', hash)
  const text = <span className="figure wrap-anywhere">{hash}</span>
  return url ? (
    <OutsideLink className="link-hover" href={url} arrow="inline size-3 shrink-0">
      {text}
    </OutsideLink>
  ) : (
    text
  )
}
