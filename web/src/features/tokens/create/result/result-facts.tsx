// Shows where the token is, by which transaction, and the balance of its creator.
import { useTranslation } from 'react-i18next'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import { SignerNote } from '@/components/tx/signer-note.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { ExplorerLink, TokenExplorerLink } from '@/components/ui/explorer-link.tsx'
import { WholeAddress } from '@/components/ui/figures.tsx'
import type { FinishedDraft } from '@/features/tokens/create/draft-store.ts'
import type { HeldToken } from '@/features/tokens/kinds/read-token.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'

type ResultFactsProps = {
  finishedDraft: FinishedDraft
  facts: HeldToken
  record: ActivityRecord | undefined
  /** When the facts were read, ms since 1970, and whether a later try failed. */
  readAt: number
  isFailed: boolean
}

/** Shows where the token is, by which transaction, and the balance of its creator. */
export function ResultFacts({ finishedDraft, facts, record, readAt, isFailed }: ResultFactsProps) {
  const { t } = useTranslation()
  const { token, chainId, hash = record?.hash } = finishedDraft
  const { balance, decimals, symbol } = facts
  return (
    <>
      {record?.signer && <SignerNote signer={record.signer} account={record.account} />}
      <dl>
        <Row name={t('createToken.result.token')} note={<TokenExplorerLink chainId={chainId} token={token} />}>
          <WholeAddress address={token} />
          <CopyButton text={token} label={t('createToken.result.copyToken')} />
        </Row>
        <Row name={t('createToken.result.transaction')} note={record && t(`activity.states.${record.state}`)}>
          {hash ? <ExplorerLink chainId={chainId} kind="tx" id={hash} /> : t('createToken.result.transactionUnknown')}
        </Row>
        <Row name={t('createToken.result.youHold')} note={<DataAge at={readAt} isFailed={isFailed} />}>
          <Amount value={balance} decimals={decimals} symbol={symbol} />
        </Row>
      </dl>
    </>
  )
}
