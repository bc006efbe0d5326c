// Lets an owner sign a proposal, with or without a network, and pass the signature on.

import { SafeError } from '@saleyard/safe/safe-error.ts'
import { dropClaims, isKeySignature, readWalletSignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { toTypedData } from '@saleyard/safe/tx/safe-tx.ts'
import { useMutation } from '@tanstack/react-query'
import { Download, PenLine } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { SafeErrorNote, whyUnread } from '@/components/safe/safe-error-note.tsx'
import { SafeExtensions } from '@/components/safe/safe-note.tsx'
import { ShowCode } from '@/components/safe/show-code.tsx'
import { Row } from '@/components/tx/fact-row.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { findChain } from '@/lib/networks/chains.ts'
import { linkSignatures, markShared, type ProvenProposal, saveProposalFile } from '@/lib/safe/hand-on.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { nameState, type ProposalReading } from '@/lib/safe/read-proposal.ts'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import { signTypedData } from '@/lib/wallet/requests/sign-typed-data.ts'
import { useTargets } from './acts-panel.tsx'
import { ConnectOwner, useSigner } from './other-account.tsx'
import { NextToSign, signingHeading } from './queue.tsx'

type SignPanelProps = {
  stored: ProvenProposal
  reading: ProposalReading | undefined
  /** Whether it can be executed at once, by which an owner signs as well: then that is the one strong action. */
  canExecute: boolean
}

/** Signing needs no network: owners and targets are compared where one answers, and it is said where none does. */
export function SignPanel({ stored, reading, canExecute }: SignPanelProps) {
  const { t } = useTranslation()
  const { account, isKeyless } = useSigner(stored)
  const hasSigned = account && isSignedBy(account, stored, reading)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed goes away with the focus; what comes next may take it first.
  const isSigning = useRef(false)
  useEffect(() => {
    if (!hasSigned || !isSigning.current) return
    isSigning.current = false
    if (document.activeElement === document.body) heading.current?.focus()
  }, [hasSigned])
  const handedOn = useMemo(() => withoutClaims(stored, reading?.safe.owners), [stored, reading])
  return (
    <section
      id="safe-signing"
      tabIndex={-1}
      aria-label={t('safe.signing.title')}
      className="panel flex min-w-0 flex-col gap-4 text-14"
    >
      <h2 ref={heading} id={signingHeading} tabIndex={-1} className="font-semibold text-17 outline-none">
        {t('safe.signing.title')}
      </h2>
      {!account && (
        <>
          <p>{t(isKeyless ? 'safe.signing.keyless' : 'safe.signing.needsOwner')}</p>
          <ConnectOwner stored={stored} />
        </>
      )}
      {account && !hasSigned && (
        <span className="contents" onClickCapture={() => (isSigning.current = true)}>
          <Sign stored={stored} account={account} reading={reading} canExecute={canExecute} />
        </span>
      )}
      <p role="status" className="text-success empty:sr-only">
        {hasSigned && t('safe.signing.done')}
      </p>
      {account && mayOwn(account, reading) && (
        <NextToSign
          stored={stored}
          account={account}
          reading={reading}
          hasSigned={hasSigned === true}
          isSecond={canExecute}
        />
      )}
      {handedOn.signatures.length > 0 && <PassOn stored={handedOn} />}
    </section>
  )
}

/** Anyone can write an approval or a contract's signature: only the chain says whether it counts. A key's proves itself. */
function isSignedBy(account: Address, { signatures }: ProvenProposal, reading: ProposalReading | undefined): boolean {
  const isSame = ({ owner }: { owner: Address }) => isAddressEqual(owner, account)
  return (
    (mayOwn(account, reading) && signatures.filter(isKeySignature).some(isSame)) ||
    !!reading?.signatures?.valid.some(isSame)
  )
}

const mayOwn = (account: Address, reading: ProposalReading | undefined) =>
  !reading || reading.safe.owners.some((owner) => isAddressEqual(owner, account))

/** Leaves out what accounts that are no owners only claim: enough of it would make every link too long. */
function withoutClaims(stored: ProvenProposal, owners: readonly Address[] | undefined): ProvenProposal {
  return { ...stored, signatures: owners ? dropClaims(stored.signatures, owners) : stored.signatures }
}

type SignProps = SignPanelProps & { account: Address }

function Sign({ stored, account, reading, canExecute }: SignProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { chainId } = stored
  const owners = reading?.safe.owners
  const isOwner = owners?.some((each) => isAddressEqual(each, account))
  const comparison = useComparison(stored)
  const { mutate, isPending, error } = useMutation({ mutationFn: () => sign(config, stored, account, owners) })
  if (isOwner === false)
    return (
      <>
        <p className="text-warning">
          <NamedAddress chainId={chainId} id={account} /> {t('safe.signing.noOwner')}
        </p>
        {/* Once enough owners have signed, to execute it is the one strong action. */}
        <ConnectOwner stored={stored} isSecond={reading !== undefined && nameState(reading).kind === 'ready'} />
      </>
    )
  const chain = findChain(chainId)
  // The wallet is on none of the networks of this page then, and refuses typed data of another network.
  if (!chain?.configured) return <p className="text-warning">{whyUnread(t, chainId)}</p>
  return (
    <>
      <dl>
        <Row name={t('safe.signing.as')}>
          <NamedAddress chainId={chainId} id={account} />
        </Row>
        <Row name={t('safe.title')} note={chain.title}>
          <NamedAddress chainId={chainId} id={stored.safe} />
        </Row>
      </dl>
      {reading && <SafeExtensions chainId={chainId} modules={reading.safe.modules} guard={reading.safe.guard} />}
      {isOwner === undefined && <p className="text-13 text-warning">{t('safe.signing.ownersUnknown')}</p>}
      <p className="text-13 text-quiet">{t('safe.signing.compare')}</p>
      {stored.way === 'wallet' && <p className="text-13 text-warning">{t('safe.signing.otherPlace')}</p>}
      <SignButton
        look={canExecute ? 'btn-line' : 'btn-primary'}
        isWaiting={isPending}
        isReady={comparison === 'over'}
        onSign={mutate}
      />
      <ComparisonNote comparison={comparison} />
      {error && <SafeErrorNote error={error} />}
    </>
  )
}

type SignButtonProps = { look: string; isWaiting: boolean; isReady: boolean; onSign: () => void }

function SignButton({ look, isWaiting, isReady, onSign }: SignButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={`btn ${look} btn-lg w-full text-15`}
      disabled={isWaiting || !isReady}
      onClick={() => onSign()}
    >
      <PenLine aria-hidden className="size-4" />
      {t(isWaiting ? 'safe.signing.waiting' : 'safe.signing.button')}
    </button>
  )
}

type Comparison = 'running' | 'refused' | 'over'

function ComparisonNote({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation()
  if (comparison === 'running') return <p className="text-13 text-quiet">{t('safe.acts.comparing')}</p>
  return comparison === 'refused' && <p className="text-13 text-warning">{t('safe.signing.refused')}</p>
}

/** What is called is compared before anything is signed; a network that does not answer refuses nothing. */
function useComparison(stored: ProvenProposal): Comparison {
  const { error, isPending, fetchStatus } = useTargets(stored)
  if (error instanceof SafeError) return 'refused'
  return isPending && fetchStatus === 'fetching' ? 'running' : 'over'
}

/** @throws {SafeError} `signatureMalformed`, `signerNoOwner` if the wallet signs with another account. What the wallet throws. */
async function sign(config: Config, stored: ProvenProposal, account: Address, owners: readonly Address[] = [account]) {
  const { chainId, safeTxHash, tx } = stored
  // Wallets refuse typed data of another network than the one they are on.
  await ensureWallet(config, { account, chainId })
  const answer = await signTypedData(config, { account, ...toTypedData(stored, tx) })
  await proposalStore.addSignatures(safeTxHash, [await readWalletSignature(safeTxHash, answer, owners)])
}

/** A file, a link and a code with the signatures that are here, for the device that collects them. */
function PassOn({ stored }: { stored: ProvenProposal }) {
  const { t } = useTranslation()
  const link = useMemo(() => linkSignatures(stored), [stored])
  const { safeTxHash, signatures, tx } = stored
  const share = () => markShared(safeTxHash)
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-4">
      <h3 className="font-medium text-15">{t('safe.pass.title', { count: signatures.length })}</h3>
      <p className="text-13 text-quiet">{t('safe.pass.lead')}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-line btn-sm"
          onClick={() => {
            saveProposalFile(stored, 'signatures')
            share()
          }}
        >
          <Download aria-hidden className="size-3.5" />
          {t('safe.pass.save')}
        </button>
        {link && (
          <span className="contents" onClickCapture={share}>
            <CopyButton wide text={link.url} label={t('safe.pass.copy')} />
          </span>
        )}
        {link?.fitsCode && (
          <ShowCode url={link.url} title={t('safe.pass.codeTitle', { nonce: tx.nonce.toString() })} onShown={share} />
        )}
      </div>
    </div>
  )
}
