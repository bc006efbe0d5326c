// Shows what a trade really brought, and offers to end what is left of an approval.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { useReadIerc20Allowance } from '@saleyard/generated'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import { useActivityRecord } from '@/components/activity/use-activity-record.ts'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { findContractName } from '@/components/ui/named-address.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatAllowance, formatAmount } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { createApprovalIntent, swapKey } from './trade-intents.ts'
import type { TradePlan } from './trade-plan.ts'

/** A mined trade. `amount`: what arrived by the receipt's logs, wei or base units. */
export type ArrivedTrade = { plan: TradePlan; amount: bigint; hash: Hash }

/** Says what a trade brought, by the logs of its receipt, unless the network has taken its block back. */
export function Arrived({ plan, amount, hash, token }: ArrivedTrade & { token: SaleyardToken }) {
  const { t } = useTranslation()
  const { chainId, direction } = plan
  const { decimals, symbol } = direction === 'buy' ? token : getChain(chainId).nativeCurrency
  const note = useRef<HTMLDivElement>(null)
  // The button that was pressed is far below.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const record = useActivityRecord(swapKey(plan))
  if (record && record.state !== 'mined' && record.state !== 'final') return null
  return (
    <div ref={note} role="status" className="flex scroll-mt-24 gap-2 rounded-field bg-tint p-4 text-14">
      {amount > 0n ? (
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
      ) : (
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      )}
      <p className="flex min-w-0 flex-wrap gap-x-2 wrap-anywhere">
        <span>
          <Figures
            text={t(`trade.arrived.${amount > 0n ? direction : 'nothing'}`, {
              amount: formatAmount(amount, decimals, { grouped: true }),
              symbol,
            })}
          />
        </span>
        <ExplorerLink chainId={chainId} kind="tx" id={hash} />
      </p>
    </div>
  )
}

/** Interval at which the allowances are read again: another tab or page may change them. ms */
const interval = 30_000

type LeftApprovalProps = { token: SaleyardToken; account: Address; spender: Address }

/** Offers to end what an exchange may still take, for instance after a sale that was given up; renders nothing if that is nothing. */
export function LeftApproval({ token, account, spender }: LeftApprovalProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { data: allowance = 0n, refetch } = useReadIerc20Allowance({
    chainId: token.chainId,
    address: token.token,
    args: [account, spender],
    query: { staleTime: 0, gcTime: 0, refetchInterval: interval },
  })
  // Chosen at the click: what is ended later is another action.
  const [key, setKey] = useState<string>()
  if (allowance === 0n) return null

  const { chainId, token: address, decimals, symbol } = token
  const name = findContractName(chainId, spender) ?? shortenAddress(spender)
  if (!key)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 text-13">
        <span className="min-w-0 flex-1 text-warning">
          {t('trade.left.note', { spender: name, amount: formatAllowance(allowance, decimals, t), symbol })}
        </span>
        <button
          type="button"
          className="btn btn-line btn-sm"
          onClick={() => setKey(`revoke:trade:${crypto.randomUUID()}`)}
        >
          {t('trade.left.action')}
        </button>
      </div>
    )
  const intent = createApprovalIntent(config, {
    ...{ key, chainId, account, token: address, spender, decimals, symbol },
    before: allowance,
    after: 0n,
    summary: t('trade.left.summary', { spender: name, symbol }),
  })
  return (
    <TransactionPanel
      intent={intent}
      actionLabel={t('activity.kinds.revoke')}
      landmark={t('activity.kinds.revoke')}
      onMined={() => void refetch().then(() => setKey(undefined))}
    />
  )
}
