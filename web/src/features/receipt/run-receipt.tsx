// Shows the receipt of a whole run: its sums, and each batch with its transaction.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { type BatchProof, proveRun, type RunProof } from '@saleyard/send/receipt/prove-run.ts'
import type { RunLink } from '@saleyard/send/receipt/receipt-link.ts'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Row } from '@/components/tx/fact-row.tsx'
import { WholeAddress } from '@/components/ui/figures.tsx'
import { AddressName } from '@/components/ui/named-address.tsx'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { CheckPanel, KeepButton } from './check-panel.tsx'
import { describeProblem, describeState, formatDate, formatNumber, readState, writeAmount } from './format.ts'
import { readAsset, TokenRow, TransactionHash } from './payment-receipt.tsx'
import { Badge, ReceiptFoot, ReceiptFrame } from './receipt-frame.tsx'
import { useReceiptCheck } from './use-receipt-check.ts'

type RunReceiptProps = { link: RunLink; text: string; chain: AppChain }

export function RunReceipt({ link, text, chain }: RunReceiptProps) {
  const { t } = useTranslation()
  const [read, setRead] = useState(0)
  const { confirmations } = chain
  const receipt = useReceiptCheck(text, chain, (client) =>
    proveRun(client, link, { confirmations, onProgress: setRead }),
  )
  const { proof } = receipt
  const asset = readAsset(link, proof, chain)
  const isPaid = proof?.state === 'proven' || proof?.state === 'mined'
  const { count, total } = isPaid ? proof.paid : link
  const sums = { count, formatted: formatNumber(count), amount: writeAmount(total, asset) }
  return (
    <ReceiptFrame badge={<Badge look={describeState(readState(receipt), undefined, t)} />}>
      <div>
        <PageTitle className="wrap-anywhere text-26 tracking-tight">
          {t(isPaid ? 'receipt.run.paid' : 'receipt.run.claimed', sums)}
        </PageTitle>
        <p className="mt-1 text-15 text-quiet">{t('receipt.where', { network: chain.title })}</p>
      </div>
      <CheckPanel
        chain={chain}
        receipt={receipt}
        findings={listFindings(proof, asset, t)}
        progress={{ read, all: link.batches.length }}
      />
      <RunFacts link={link} proof={isPaid ? proof : undefined} asset={asset} />
      <Batches link={link} proof={proof} asset={asset} />
      <ReceiptFoot>
        <KeepButton receipt={receipt} />
      </ReceiptFoot>
    </ReceiptFrame>
  )
}

type Asset = { symbol: string; decimals: number }

function listFindings(proof: RunProof | undefined, asset: Asset, t: TFunction): string[] {
  if (!proof) return []
  const sentences = {
    proven: 'receipt.run.provenWhy',
    mined: 'receipt.run.minedWhy',
    unproven: 'receipt.run.unprovenWhy',
    notFound: 'receipt.run.notFoundWhy',
    differs: 'receipt.differs',
  } as const
  return [t(sentences[proof.state]), ...(proof.problem ? [describeProblem(proof.problem, asset, t)] : [])]
}

type FactsProps = { link: RunLink; proof: RunProof | undefined; asset: Asset }

function RunFacts({ link, proof, asset }: FactsProps) {
  const { t } = useTranslation()
  const { sender, token, batches, planned } = link
  const { count, total } = proof?.paid ?? link
  const isPart = batches.length < planned
  const sent = { sent: formatNumber(batches.length), planned: formatNumber(planned) }
  return (
    <dl className="text-14">
      <Row name={t('receipt.from')}>
        <AddressName chainId={link.chainId} address={sender} />
        <WholeAddress address={sender} />
      </Row>
      {token && <TokenRow token={token} symbol={asset.symbol} />}
      <Row name={t('receipt.run.payments')}>{formatNumber(count)}</Row>
      <Row name={t('receipt.run.total')}>
        <span className="figure">{writeAmount(total, asset)}</span>
      </Row>
      <Row name={t('receipt.run.batches')} note={isPart && t('receipt.run.planned')}>
        {isPart ? t('receipt.run.batchesOf', sent) : sent.sent}
      </Row>
      {proof && <ProvenFacts proof={proof} asset={asset} />}
    </dl>
  )
}

/** What only the check can tell: who was skipped, and when the batches were mined. */
function ProvenFacts({ proof: { skipped, batches }, asset }: { proof: RunProof; asset: Asset }) {
  const { t, i18n } = useTranslation()
  const times = batches.flatMap((batch) => ('place' in batch ? Number(batch.place.timestamp) * 1_000 : []))
  const first = formatDate(Math.min(...times), i18n.language)
  const last = formatDate(Math.max(...times), i18n.language)
  const sum = { skipped: formatNumber(skipped.count), amount: writeAmount(skipped.total, asset) }
  return (
    <>
      <Row name={t('receipt.run.skipped')}>{skipped.count === 0 ? sum.skipped : t('receipt.run.skippedSum', sum)}</Row>
      <Row name={t('receipt.run.dates')}>{first === last ? first : t('receipt.run.span', { first, last })}</Row>
    </>
  )
}

/** Each batch with its transaction, and after the check with what it paid. */
function Batches({ link, proof, asset }: FactsProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="batches">
      <h2 id="batches" className="font-semibold text-17">
        {t('receipt.run.batches')}
      </h2>
      <ol className="mt-2 flex flex-col">
        {link.batches.map(({ number, hash }, index) => (
          <li key={number} className="flex flex-col gap-1 border-line border-t py-2.5 text-13">
            <p className="font-medium">
              {t('receipt.run.batch', { batch: formatNumber(number) })}
              {proof?.batches[index] && ` · ${describeBatch(proof.batches[index], asset, t)}`}
            </p>
            <TransactionHash chainId={link.chainId} hash={hash} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function describeBatch(batch: BatchProof, asset: Asset, t: TFunction): string {
  switch (batch.state) {
    case 'notFound':
      return t('receipt.states.notFound')
    case 'unseen':
      return t('receipt.run.unseen')
    case 'differs':
      return describeProblem(batch.problem, asset, t)
    default: {
      const { count, skipped, total, unpaid, place, state } = batch
      return [
        t('receipt.run.batchPaid', {
          payments: formatNumber(count - skipped),
          amount: writeAmount(total - unpaid, asset),
        }),
        ...(skipped > 0 ? [t('receipt.run.batchSkipped', { skipped: formatNumber(skipped) })] : []),
        describeState(state, place.blockNumber, t).text,
      ].join(' · ')
    }
  }
}
