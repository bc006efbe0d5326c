// Lets any account execute a proposal that enough owners have signed, through the page's panel for transactions.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { readSafe } from '@saleyard/safe/read/read-safe.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { type PreparedExecution, prepareExecution } from '@saleyard/safe/signatures/verify-signatures.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { describeSafeError } from '@/components/safe/safe-error-note.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import type { ProvenProposal } from '@/lib/safe/hand-on.ts'
import type { ProposalView } from '@/lib/safe/use-proposal.ts'
import { simulateFrozenCall, writeFrozenCall } from '@/lib/transactions/frozen-call.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { ConnectOwner, useKeyAccount } from './other-account.tsx'

type ExecutePanelProps = { stored: ProvenProposal; view: ProposalView }

/** What keeps it from being executed is said before a wallet opens. */
export function ExecutePanel({ stored, view }: ExecutePanelProps) {
  const { t } = useTranslation()
  const account = useKeyAccount()
  const prepared = usePrepared(stored, account)
  const [hasChanged, setChanged] = useState(false)
  if (!view.reading) return <Reason text={explain(t, view.error)} />
  if (!account)
    return (
      <Reason text={t('safe.executing.needsAccount')}>
        <ConnectOwner stored={stored} isSecond />
      </Reason>
    )
  const { data: call, error } = prepared
  // A refusal that comes later is about a Safe that has changed: what was prepared for the one before is worth nothing.
  const isStale = error instanceof SafeError || (hasChanged && prepared.isFetching)
  if (call && !isStale) {
    const prepareAgain = () => {
      setChanged(true)
      void prepared.refetch()
      view.readAgain()
    }
    return (
      <div className="flex flex-col gap-2">
        {hasChanged && (
          <p role="status" className="px-1 text-13 text-warning">
            {t('safe.errors.safeChanged')}
          </p>
        )}
        <Execute
          key={call.data}
          stored={stored}
          account={account}
          call={call}
          onDone={view.readAgain}
          onChanged={prepareAgain}
        />
      </div>
    )
  }
  return <Reason text={explain(t, error)} />
}

/** Why it cannot be executed now: still being read, refused, or no node answers. */
function explain(t: TFunction, error: unknown): string {
  if (!error) return t('safe.executing.preparing')
  return describeSafeError(t, error) ?? t('safe.executing.needsNetwork')
}

function Reason({ text, children }: { text: string; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('safe.executing.title')} className="panel flex min-w-0 flex-col gap-3 text-14">
      <h2 className="font-semibold text-17">{t('safe.executing.title')}</h2>
      <p className="text-quiet">
        <Figures text={text} />
      </p>
      {children}
    </section>
  )
}

/** Between two attempts, ms: signatures arrive here, nonces and approvals on chain. */
const readInterval = 12_000

function usePrepared(stored: ProvenProposal, account: Address | undefined) {
  const config = useConfig()
  return useQuery({
    queryKey: ['safe-execution', stored.safeTxHash, account, stored.signatures.length],
    queryFn: account ? () => prepare(config, stored, account) : skipToken,
    refetchInterval: ({ state }) => !state.data && readInterval,
    retry: false,
    gcTime: 0,
  })
}

async function prepare(config: Config, { chainId, safe, tx, signatures }: ProvenProposal, executor: Address) {
  const client = config.getClient({ chainId })
  return prepareExecution(client, { state: await readSafe(client, safe), tx, signatures, executor })
}

type ExecuteProps = {
  stored: ProvenProposal
  account: Address
  call: PreparedExecution
  onDone: () => void
  onChanged: () => void
}

type ExecutionParameters = Omit<ExecuteProps, 'onDone'> & { config: Config; t: TFunction }

/** Its simulation throws AppError `outdated` where the Safe has changed: the panel says that, the page says how. */
export function createExecution({
  config,
  t,
  stored,
  account,
  call,
  onChanged,
}: ExecutionParameters): TransactionIntent {
  const { chainId, safe, safeTxHash, tx, summary } = stored
  const nonce = tx.nonce.toString()
  const frozen = { chainId, account, to: call.to, value: 0n, data: call.data }
  return {
    key: `safe-execute:${safeTxHash}`,
    kind: 'safeExecute',
    chainId,
    account,
    to: safe,
    summary: summary ? t('safe.executing.summaryOf', { nonce, summary }) : t('safe.executing.summary', { nonce }),
    amounts: [],
    value: 0n,
    data: call.data,
    async simulate() {
      // Its nonce, its targets and its owners may have changed since the page was drawn.
      await prepare(config, stored, account)
        .then((fresh) => {
          if (fresh.data !== call.data) throw new SafeError('safeChanged')
        })
        .catch((cause: unknown) => {
          if (!(cause instanceof SafeError)) throw cause
          onChanged()
          throw new AppError('outdated', { cause })
        })
      return simulateFrozenCall(config, frozen)
    },
    write: () => writeFrozenCall(config, frozen),
  }
}

function Execute({ stored, account, call, onDone, onChanged }: ExecuteProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const intent = createExecution({ config, t, stored, account, call, onChanged })
  const isOwnApproval = call.from !== undefined && isAddressEqual(call.from, account)
  return (
    <div className="flex flex-col gap-2">
      <TransactionPanel
        intent={intent}
        actionLabel={t('safe.executing.button')}
        landmark={t('safe.executing.title')}
        onMined={onDone}
        onFinal={onDone}
      />
      {isOwnApproval && <p className="px-1 text-13 text-quiet">{t('safe.executing.ownApproval')}</p>}
    </div>
  )
}
