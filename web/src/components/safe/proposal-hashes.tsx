// Shows what an owner's wallet shows of a Safe's transaction: its hashes in groups for reading aloud, or the fields that it signs.

import { toTypedData } from '@saleyard/safe/tx/safe-tx.ts'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getAddress, type Hash, type Hex, keccak256, size } from 'viem'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { type ProvenProposal, toProposal } from '@/lib/safe/hand-on.ts'
import { Folded } from './call-facts.tsx'

/** Digits of a group. */
const groupDigits = 8

/** Shows a hash in groups of eight digits. Selected and copied it is one text without spaces. */
export function GroupedHash({ hash, label }: { hash: Hash; label: string }) {
  const groups = hash.slice(2).match(new RegExp(`.{${groupDigits}}`, 'g')) ?? []
  return (
    <span className="inline-flex max-w-full items-start gap-1">
      <span dir="ltr" className="min-w-0 text-start font-mono text-13">
        {groups.map((group, index) => (
          <span key={index} className="me-1.5 inline-block">
            {index === 0 && '0x'}
            {group}
          </span>
        ))}
      </span>
      <CopyButton text={hash} label={label} />
    </span>
  )
}

/** Shows the SafeTxHash, the hashes of domain and message, and on request the fields: each wallet shows one of these. */
export function ProposalHashes({ stored }: { stored: ProvenProposal }) {
  const { t } = useTranslation()
  const { hashes } = useMemo(() => toProposal(stored), [stored])
  const rows = [
    { name: t('safe.safeTxHash'), hash: hashes.safeTx },
    { name: t('safe.domainHash'), hash: hashes.domain },
    { name: t('safe.messageHash'), hash: hashes.message },
  ]
  return (
    <div>
      <dl className="flex flex-col gap-2.5 rounded-field bg-ground p-3">
        {rows.map(({ name, hash }) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-quiet">{name}</dt>
            <dd>
              <GroupedHash hash={hash} label={name} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-12 text-quiet">{t('safe.summary.compare')}</p>
      <Folded title={t('safe.summary.fields')}>{() => <SignedFields stored={stored} />}</Folded>
    </div>
  )
}

/** Lists the fields by the names, and in the order, in which wallets that read typed data (EIP-712) show them. */
function SignedFields({ stored }: { stored: ProvenProposal }) {
  const { t } = useTranslation()
  const { domain, message, types } = useMemo(() => toTypedData(stored, stored.tx), [stored])
  const { to, value, data, operation } = message
  const bytes = size(data)
  const write = (each: bigint | number | Hex) => (typeof each === 'string' ? getAddress(each) : `${each}`)
  return (
    <dl className="flex w-full flex-col gap-2.5 rounded-field bg-ground p-3">
      <Field name="chainId" text={write(domain.chainId)} />
      <Field name="verifyingContract" text={write(domain.verifyingContract)} />
      <Field name="to" text={write(to)} note={operation === 1 && t('safe.summary.multiSend')} />
      <Field name="value" text={write(value)} />
      <Field name="data" text={data} note={t('safe.summary.length', { count: bytes, formatted: formatCount(bytes) })}>
        <GroupedHash hash={keccak256(data)} label="keccak256" />
      </Field>
      <Field
        name="operation"
        text={write(operation)}
        note={t(operation === 1 ? 'safe.summary.delegatecall' : 'safe.summary.call')}
      />
      {types.SafeTx.slice(4).map(({ name }) => (
        <Field key={name} name={name} text={write(message[name])} />
      ))}
    </dl>
  )
}

/** Digits of a value that are shown: a batch has ninety thousand. Copied it is whole. */
const mostDigits = 74

type FieldProps = { name: string; text: string; note?: string | false; children?: ReactNode }

function Field({ name, text, note, children }: FieldProps) {
  return (
    <div className="min-w-0">
      <dt dir="ltr" translate="no" className="text-start font-mono text-12 text-quiet">
        {name}
      </dt>
      <dd className="flex flex-col gap-0.5">
        <span className="inline-flex max-w-full items-start gap-1">
          <span dir="ltr" className="min-w-0 break-all text-start font-mono text-13">
            {text.length > mostDigits ? `${text.slice(0, mostDigits)}…` : text}
          </span>
          <CopyButton text={text} label={name} />
        </span>
        {note && <span className="text-12 text-quiet">{note}</span>}
        {children}
      </dd>
    </div>
  )
}
