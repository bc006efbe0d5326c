// Connects an owner's wallet in place of the Safe in one click, and leads back to the Safe.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { SafeDomain } from '@saleyard/safe/tx/safe-tx.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { type Config, type Connector, useConfig, useConnectors } from 'wagmi'
import { InsideSafe } from '@/components/safe/inside-safe.tsx'
import { SafeErrorNote } from '@/components/safe/safe-error-note.tsx'
import { useContractAccount } from '@/components/safe/use-contract-account.ts'
import { Figures } from '@/components/ui/figures.tsx'
import { ConnectButton, useWalletActions } from '@/components/wallet-actions.tsx'
import { readLastSafe } from '@/lib/safe/files-connector.ts'
import { linkProposal, markShared, type ProvenProposal, saveProposalFile } from '@/lib/safe/hand-on.ts'
import { isByFiles, loadFilesConnector } from '@/lib/safe/load-files-connector.ts'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { hasLegacyWallet, listWallets } from '@/lib/wallet/list-wallets.ts'
import { isSafeApp } from '@/lib/wallet/load-safe-app.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { openWallets } from '@/lib/wallet/wallet-modal.ts'

/** The account that signs with a key; undefined where none is connected, or a Safe, which has none. */
function useKeyAccount(): Address | undefined {
  const { account, connector } = useWalletState()
  if (!connector || isByFiles(connector) || isSafeApp(connector)) return undefined
  return account
}

/**
 * Returns the account that may sign or execute for a Safe. `isKeyless`: a contract is connected, such as the Safe itself over
 * WalletConnect. What it sends would be a proposal of its own, which uses a nonce up and then always reverts.
 */
export function useSigner({ chainId, safe }: SafeDomain): { account: Address | undefined; isKeyless: boolean } {
  const account = useKeyAccount()
  const isContract = useContractAccount(chainId, account)
  const isKeyless = account !== undefined && (isContract === true || isAddressEqual(account, safe))
  return { account: isKeyless ? undefined : account, isKeyless }
}

/**
 * Offers the wallets of this browser, one click each, and all others in the dialog, which replaces a Safe that is connected.
 *
 * @param stored What is to be signed or executed.
 * @param isSecond Whether the page has the same offer elsewhere: there is one strong action in a view.
 */
export function ConnectOwner({ stored, isSecond = false }: { stored: ProvenProposal; isSecond?: boolean }) {
  const { t } = useTranslation()
  const connectors = useConnectors()
  const { connect, isPending, error } = useConnect()
  const { openConnect } = useWalletActions()
  const wallets = listWallets(connectors, hasLegacyWallet())
  const look = isSecond ? 'btn btn-line' : 'btn btn-primary'
  const isFree = useWalletState().status !== 'connected'
  if (wallets.length === 0 && isFree) return <ConnectButton className={look} />
  if (wallets.some(isSafeApp)) return <InsideTab stored={stored} />
  return (
    <div className="flex flex-col gap-2">
      {wallets.map((connector) => (
        <button
          key={connector.uid}
          type="button"
          className={look}
          disabled={isPending}
          onClick={() => connect(connector)}
        >
          {t('safe.signing.connect', { wallet: connector.name })}
        </button>
      ))}
      <button
        type="button"
        className={wallets.length > 0 ? 'btn btn-ghost btn-sm' : look}
        disabled={isPending}
        onClick={() => openWallets() || openConnect()}
      >
        {t('safe.signing.other')}
      </button>
      {error && <SafeErrorNote error={error} />}
    </div>
  )
}

/** Takes the proposal along: the tab has none of what is stored inside the Safe's page. */
function InsideTab({ stored }: { stored: ProvenProposal }) {
  const { t } = useTranslation()
  const link = useMemo(() => linkProposal(stored), [stored])
  const save = () => saveProposalFile(stored, 'proposal')
  return (
    // Link and file both bring it to where owners of whom this device knows nothing may sign it.
    <span className="contents" onClickCapture={() => markShared(stored.safeTxHash)}>
      <InsideSafe href={link?.url ?? `${window.location.origin}/safe`}>
        <p className="text-13 text-quiet">{t(link ? 'safe.frame.takesAlong' : 'safe.frame.needsFile')}</p>
        {!link && (
          <button type="button" className="btn btn-line btn-sm self-start" onClick={save}>
            {t('safe.actions.saveProposal')}
          </button>
        )}
      </InsideSafe>
    </span>
  )
}

/** Leads back to the Safe that was connected before an owner's wallet was. Renders nothing without one. */
export function BackToSafe() {
  const { t } = useTranslation()
  const config = useConfig()
  const { connector } = useWalletState()
  const { connectLate, isPending, error } = useConnect()
  const { data: last } = useQuery({
    queryKey: ['safe-last', connector?.uid],
    queryFn: async () => (await readLastSafe(config as Config)) ?? null,
  })
  if (!last || (connector && isByFiles(connector))) return null
  return (
    <>
      <button
        type="button"
        className="btn btn-line"
        disabled={isPending}
        onClick={() => connectLate(() => loadFilesConnector(config))}
      >
        <Figures text={t('safe.signing.back', { safe: shortenAddress(last.safe) })} />
      </button>
      {error && <SafeErrorNote error={error} />}
    </>
  )
}

function useConnect() {
  const config = useConfig()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (find: () => Promise<Connector>) => connectWallet(config, { connector: await find() }),
  })
  return { connect: (connector: Connector) => mutate(async () => connector), connectLate: mutate, isPending, error }
}
