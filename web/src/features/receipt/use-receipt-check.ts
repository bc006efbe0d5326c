// Checks a receipt on the chain after a click, and keeps the result on this device if the reader wants that.

import { toUserError, type UserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import type { ReceiptProof } from '@saleyard/send/receipt/prove-receipt.ts'
import type { RunProof } from '@saleyard/send/receipt/prove-run.ts'
import { useEffect, useState } from 'react'
import { type Client, createClient } from 'viem'
import { createChainTransport, listEndpoints } from '@/lib/networks/chain-transport.ts'
import { receiptStore } from './receipt-store.ts'

type Check<Proof> = {
  state: 'unchecked' | 'checking' | 'checked' | 'failed'
  proof?: Proof
  /** In ms since 1970. */
  checkedAt?: number
  isKept: boolean
  error?: UserError
}

export type ReceiptCheck<Proof> = Check<Proof> & {
  check: () => void
  keep: () => void
  forget: () => void
}

/**
 * Checks a receipt once `check` is called. A receipt that this device keeps is shown as it was proven, without a network.
 *
 * @param text The receipt's link, by which it is kept.
 */
export function useReceiptCheck<Proof extends ReceiptProof | RunProof>(
  text: string,
  chain: AppChain,
  prove: (client: Client) => Promise<Proof>,
): ReceiptCheck<Proof> {
  const [checked, setChecked] = useState<Check<Proof>>({ state: 'unchecked', isKept: false })
  useEffect(() => {
    let isShown = true
    receiptStore.load(text).then(
      (kept) => {
        if (!kept || !isShown) return
        const { proof, checkedAt } = kept
        const stored: Check<Proof> = { state: 'checked', proof: proof as Proof, checkedAt, isKept: true }
        setChecked((before) => (before.state === 'unchecked' ? stored : before))
      },
      // Without storage there is nothing to show; keeping would say why.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [text])

  const fail = (cause: unknown) => setChecked((before) => ({ ...before, error: toUserError(cause) }))
  const check = async () => {
    setChecked(({ isKept }) => ({ state: 'checking', isKept }))
    try {
      const client = createClient({ chain, transport: createChainTransport(chain) })
      const proof = await prove(client)
      setChecked({ state: 'checked', proof, checkedAt: Date.now(), isKept: false })
    } catch (cause) {
      setChecked({ state: 'failed', isKept: false, error: toUserError(cause) })
    }
  }
  const keep = async () => {
    const { proof, checkedAt } = checked
    if (!proof || checkedAt === undefined) return
    await receiptStore.keep({ text, proof, checkedAt })
    setChecked((before) => ({ ...before, isKept: true }))
  }
  const forget = async () => {
    await receiptStore.remove(text)
    setChecked((before) => ({ ...before, isKept: false }))
  }
  return {
    ...checked,
    check: () => void check(),
    keep: () => void keep().catch(fail),
    forget: () => void forget().catch(fail),
  }
}

/** Lists the hosts that a check on a network may contact, in their order. */
export function listHosts(chain: AppChain): string[] {
  return [...new Set(listEndpoints(chain).map(({ url }) => new URL(url).host))]
}
