import { useEffect, useState } from 'react'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { useActivityRecord } from '@/components/activity/use-activity-record.ts'
import { creationKey, findCreationRecord } from '@/features/tokens/create/creation-record.ts'
import { type FinishedDraft, useDraft } from '@/features/tokens/create/draft-store.ts'
import { kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { pollingInterval } from '@/lib/constants.ts'

/**
 * Finds the token that the draft on this page became, if any, and files the draft, so that further input is another token. The
 * receipt names the token if the page was open; otherwise the chain is read, so a creation that was signed and then lost is
 * found again and cannot be repeated. A draft that may have been sent but is not on the chain is never filed.
 */
export function useFinishedDraft(
  kindId: KindId,
  { account, chainId }: { account: Address | undefined; chainId: number },
): FinishedDraft | undefined {
  const { salt, step, finished, finish } = useDraft()
  const [shown, setShown] = useState(salt)
  const record = useActivityRecord(account ? creationKey({ salt, chainId, account }) : '')
  // The wallet may have been asked for another kind than the one whose page is open.
  const requested = kindIds.find((id) => record?.asked && isAddressEqual(kinds[id].factory.address, record.asked.to))
  const kind = requested ?? kindId
  const { factory } = kinds[kind]
  const hash = findCreationRecord(record)?.hash
  const { data: token = zeroAddress } = factory.useTokenOf({
    chainId,
    args: account && [account, salt],
    query: {
      enabled: account !== undefined && (step === 'stepTwo' || record !== undefined),
      refetchInterval: pollingInterval,
      staleTime: 0,
      gcTime: 0,
    },
  })

  useEffect(() => {
    if (token !== zeroAddress && account) finish({ kind, chainId, creator: account, token, hash, salt })
  }, [token, account, kind, chainId, hash, salt, finish])

  // A wallet that is connected again has no account for a moment, in which the token was filed maybe.
  const isCreator = (creator: Address) => (account ? isAddressEqual(creator, account) : shown !== salt)
  const finishedDraft = finished.find(
    (each) => each.salt === shown && each.chainId === chainId && isCreator(each.creator),
  )
  if (!finishedDraft && shown !== salt) setShown(salt)
  return finishedDraft
}
