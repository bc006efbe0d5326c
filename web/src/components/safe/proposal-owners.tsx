// Lists the owners of a Safe: who has signed a proposal, who is missing, and whose signature does not count.

import { isKeySignature, type OwnerSignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { CircleCheck, CircleDashed, CircleHelp, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { findChain } from '@/lib/networks/chains.ts'
import type { ProvenProposal } from '@/lib/safe/hand-on.ts'
import { useFramedProposal } from '@/lib/safe/use-framed-proposal.ts'
import type { ProposalView } from '@/lib/safe/use-proposal.ts'
import { describeSafeError } from './safe-error-note.tsx'

type ProposalOwnersProps = { stored: ProvenProposal; view: Pick<ProposalView, 'reading' | 'error'> }

/**
 * Shows the owners as the chain has them. Without a network only the signatures that are here are listed. Those of a proposal
 * of the Safe's own page are there: inside it that page says who has signed, elsewhere only the signatures that came here count.
 */
export function ProposalOwners({ stored, view }: ProposalOwnersProps) {
  const { t } = useTranslation()
  const { chainId } = stored
  const { reading } = view
  const framed = useFramedProposal(stored)
  const verified = reading?.signatures
  if (reading && !verified) return null
  const signed = listSigned(stored, verified?.valid, framed?.confirmations)
  const missing = stored.way === 'wallet' ? framed?.waiting : verified?.waiting
  const { threshold = 0, owners = [] } = reading?.safe ?? {}
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-13 text-quiet">
        <span>{t('safe.owners.title')}</span>
        {verified && <span>{t('safe.threshold', { threshold, count: owners.length })}</span>}
      </p>
      <ul className="flex flex-col gap-1.5" aria-label={t('safe.owners.title')}>
        {signed.map(({ owner, of }) => (
          <Owner key={owner} chainId={chainId} owner={owner} mark={<Signed of={of} />} />
        ))}
        {missing?.filter(isNotIn(signed)).map((owner) => (
          <Owner key={owner} chainId={chainId} owner={owner} mark={<Missing />} />
        ))}
        {verified?.refused.map(({ signature: { owner }, error }) => (
          <Owner
            key={`refused-${owner}`}
            chainId={chainId}
            owner={owner}
            mark={<Refused text={describeSafeError(t, error)} />}
          />
        ))}
      </ul>
      {stored.way === 'wallet' ? (
        <p className="text-13 text-quiet">{t(framed ? 'safe.owners.bySafe' : 'safe.owners.elsewhere')}</p>
      ) : (
        <Unknown chainId={chainId} view={view} count={signed.length} />
      )}
    </div>
  )
}

type UnknownProps = Pick<ProposalOwnersProps, 'view'> & { chainId: number; count: number }

/** Without a reading nothing is known of the owners: it is still under way, the account is no Safe, or no node answers. */
function Unknown({ chainId, view: { reading, error }, count }: UnknownProps) {
  const { t } = useTranslation()
  // Of a network that the page lacks, the state above says that.
  if (reading || !findChain(chainId)?.configured) return null
  const reason = describeSafeError(t, error) ?? t(error ? 'safe.owners.unknown' : 'safe.state.reading', { count })
  return <p className="text-13 text-quiet">{reason}</p>
}

type Signing = { owner: Address; of: keyof typeof signedColors }

/** Lists who has signed; of a proposal of the Safe's own page with the place, since neither place has the other's signatures. */
function listSigned(
  { way, signatures }: ProvenProposal,
  valid: readonly OwnerSignature[] | undefined,
  inSafe: readonly Address[] = [],
): Signing[] {
  const there = inSafe.map((owner): Signing => ({ owner, of: 'signedInSafe' }))
  const proven = way === 'wallet' ? 'signedHere' : 'signed'
  const toMark = (each: OwnerSignature) => (isKeySignature(each) ? 'unchecked' : 'claimed')
  const here = (valid ?? signatures).filter(({ owner }) => isNotIn(there)(owner))
  return [...here.map((each): Signing => ({ owner: each.owner, of: valid ? proven : toMark(each) })), ...there]
}

function isNotIn(signed: readonly { owner: Address }[]) {
  return (owner: Address) => !signed.some((each) => isAddressEqual(each.owner, owner))
}

function Owner({ chainId, owner, mark }: { chainId: number; owner: Address; mark: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <NamedAddress chainId={chainId} id={owner} />
      {mark}
    </li>
  )
}

const signedColors = {
  signed: 'text-success',
  signedHere: 'text-success',
  signedInSafe: 'text-success',
  unchecked: 'text-quiet',
  claimed: 'text-warning',
}

/** `claimed`: an approval or a contract's signature, which anyone can write; only the chain proves it. */
function Signed({ of }: { of: keyof typeof signedColors }) {
  const { t } = useTranslation()
  return (
    <span className={`flex items-center gap-1.5 text-13 ${signedColors[of]}`}>
      {of === 'claimed' ? (
        <CircleHelp aria-hidden className="size-3.5" />
      ) : (
        <CircleCheck aria-hidden className="size-3.5" />
      )}
      {t(`safe.owners.${of}`)}
    </span>
  )
}

function Missing() {
  const { t } = useTranslation()
  return (
    <span className="flex items-center gap-1.5 text-13 text-quiet">
      <CircleDashed aria-hidden className="size-3.5" />
      {t('safe.owners.missing')}
    </span>
  )
}

function Refused({ text = '' }: { text: string | undefined }) {
  return (
    <span className="flex items-start gap-1.5 text-13 text-error">
      <CircleX aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      {text}
    </span>
  )
}
