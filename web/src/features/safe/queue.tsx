// Finds the proposals of a Safe that are signed or executed next, and leads from one to the next.

import type { SafeState } from '@saleyard/safe/read/read-safe.ts'
import { isKeySignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Download } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { SafeErrorNote } from '@/components/safe/safe-error-note.tsx'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { isProven, type ProvenProposal } from '@/lib/safe/hand-on.ts'
import type { StoredProposal } from '@/lib/safe/proposal-store.ts'
import { isOf, wasForgotten } from '@/lib/safe/propose.ts'
import type { ProposalReading } from '@/lib/safe/read-proposal.ts'
import { useProposals } from '@/lib/safe/use-proposal.ts'

type Proposals = readonly StoredProposal[]
type Of = Pick<StoredProposal, 'chainId' | 'safe'>

/**
 * Returns what is still open of a Safe, by nonce: of each nonce one transaction can be executed.
 *
 * @param nonce The Safe's next one; without a network all are open.
 */
function listOpen(proposals: Proposals, of: Of, nonce = 0n): ProvenProposal[][] {
  const nonces = new Map<bigint, ProvenProposal[]>()
  for (const each of proposals) {
    if (!isOf(each, of) || !isProven(each) || each.tx.nonce < nonce) continue
    // What is withdrawn is stopped by another proposal, which is to be signed in its place.
    if (wasForgotten(each) || each.withdrawnAt !== undefined) continue
    nonces.set(each.tx.nonce, [...(nonces.get(each.tx.nonce) ?? []), each])
  }
  return [...nonces.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
}

/** Counts of nonces, and the first proposal behind a nonce that the account has not signed; from the start again if there is none. */
export type ToSign = { signed: number; total: number; next: ProvenProposal | undefined }

/** @param behind The nonce of the proposal that is shown. */
export function findToSign(
  proposals: Proposals,
  { account, nonce, behind = -1n, ...of }: Of & { account: Address; nonce: bigint | undefined; behind?: bigint },
): ToSign {
  const open = listOpen(proposals, of, nonce)
  const isBy = (each: ProvenProposal) =>
    each.signatures.some((signature) => isKeySignature(signature) && isAddressEqual(signature.owner, account))
  const left = open.filter((group) => !group.some(isBy))
  const others = left.flatMap((group) => group.at(-1) ?? []).filter(({ tx }) => tx.nonce !== behind)
  const next = others.find(({ tx }) => tx.nonce > behind) ?? others[0]
  return { signed: open.length - left.length, total: open.length, next }
}

/** `next` has the Safe's next nonce; `isReady` if it has enough signatures, as far as this device knows. */
export type ToExecute = { left: number; next: ProvenProposal | undefined; isReady: boolean }

/** @param account Executes it: as an owner it signs by that. */
export function findToExecute(proposals: Proposals, state: SafeState, account?: Address): ToExecute {
  const open = listOpen(proposals, state, state.nonce)
  const count = ({ signatures }: ProvenProposal) =>
    state.owners.filter((owner) =>
      [...signatures.map((each) => each.owner), ...(account ? [account] : [])].some((each) =>
        isAddressEqual(each, owner),
      ),
    ).length
  const [first = []] = open
  const [next] = first.filter(({ tx }) => tx.nonce === state.nonce).sort((one, other) => count(other) - count(one))
  return { left: open.length, next, isReady: next !== undefined && count(next) >= state.threshold }
}

/** Takes the focus for as long as nothing comes next. */
export const signingHeading = 'safe-signing-heading'

/** Takes the focus where the button that was pressed is gone. */
function useFocusIfLost() {
  return useCallback((element: HTMLElement | null) => {
    if (document.activeElement?.matches(`body, #${signingHeading}`)) element?.focus()
  }, [])
}

type NextLinkProps = { to: ProvenProposal; isStrong?: boolean; label: 'button' | 'skip' | 'sign' | 'execute' }

export function NextLink({ to, isStrong = false, label }: NextLinkProps) {
  const { t } = useTranslation()
  const focus = useFocusIfLost()
  return (
    <Link
      ref={label === 'button' ? focus : undefined}
      to="/safe"
      search={{ proposal: to.safeTxHash }}
      className={isStrong ? 'btn btn-primary' : 'btn btn-line btn-sm'}
    >
      {t(`safe.next.${label}`)}
      <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
    </Link>
  )
}

type SaveSignaturesProps = {
  proposals: Proposals
  of: Of
  nonce: bigint | undefined
  takesFocus?: boolean
  isStrong?: boolean
}

/** Saves the signatures of all that is open of a Safe as one file. Renders nothing for fewer than two. */
export function SaveSignatures({ proposals, of, nonce, takesFocus, isStrong }: SaveSignaturesProps) {
  const { t } = useTranslation()
  const focus = useFocusIfLost()
  const signed = listOpen(proposals, of, nonce)
    .flat()
    .filter(({ signatures }) => signatures.length > 0)
  const { mutate, error } = useMutation({
    mutationFn: async () => (await import('./zip-files.ts')).saveSignatures(signed),
  })
  if (signed.length < 2) return null
  return (
    <>
      <button
        ref={takesFocus ? focus : undefined}
        type="button"
        className={isStrong ? 'btn btn-primary' : 'btn btn-line btn-sm'}
        onClick={() => mutate()}
      >
        <Download aria-hidden className="size-3.5" />
        {t('safe.next.saveAll', { formatted: formatCount(signed.length) })}
      </button>
      {error && <SafeErrorNote error={error} />}
    </>
  )
}

type NextToSignProps = {
  stored: ProvenProposal
  account: Address
  reading: ProposalReading | undefined
  hasSigned: boolean
  /** Whether another action of the view is the strong one. */
  isSecond: boolean
}

/** How far the account has come with the proposals of a Safe, and the next one. Each is looked at and signed by itself. */
export function NextToSign({ stored, account, reading, hasSigned, isSecond }: NextToSignProps) {
  const { t } = useTranslation()
  const proposals = useProposals()
  if (!proposals) return null
  const { chainId, safe, tx } = stored
  const nonce = reading?.safe.nonce
  const { signed, total, next } = findToSign(proposals, { chainId, safe, account, nonce, behind: tx.nonce })
  if (total < 2) return null
  const isOver = signed === total
  return (
    <div className="flex flex-col items-start gap-3">
      <p className={isOver ? 'text-success' : 'text-quiet'}>
        {t(isOver ? 'safe.next.allSigned' : 'safe.next.signed', {
          signed: formatCount(signed),
          total: formatCount(total),
        })}
      </p>
      {next && <NextLink to={next} isStrong={hasSigned && !isSecond} label={hasSigned ? 'button' : 'skip'} />}
      {isOver && <SaveSignatures proposals={proposals} of={stored} nonce={nonce} takesFocus isStrong={!isSecond} />}
    </div>
  )
}

/** What the Safe can execute after this one. */
export function NextToExecute({ state, account }: { state: SafeState; account: Address | undefined }) {
  const { t } = useTranslation()
  const proposals = useProposals()
  if (!proposals) return null
  const { left, next, isReady } = findToExecute(proposals, state, account)
  const nonce = state.nonce.toString()
  return (
    <section aria-label={t('safe.executing.title')} className="panel flex min-w-0 flex-col items-start gap-3 text-14">
      <h2 className="font-semibold text-17">{t('safe.next.title')}</h2>
      <p className="text-quiet">
        {left === 0 ? t('safe.next.allExecuted') : t('safe.next.left', { formatted: formatCount(left) })}
      </p>
      {next && !isReady && <p className="text-warning">{t('safe.next.lacks', { nonce })}</p>}
      {left > 0 && !next && <p className="text-warning">{t('safe.state.gap', { nonce })}</p>}
      {next && <NextLink to={next} isStrong={isReady} label="button" />}
    </section>
  )
}
