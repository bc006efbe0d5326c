// Finds the token that the draft on this page became, by receipt or by asking the chain, and files its draft.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { useActivityRecord } from '@/components/activity/use-activity-record.ts'
import { creationKey, findCreationRecord } from '@/features/tokens/create/creation-record.ts'
import { type FinishedDraft, useDraft } from '@/features/tokens/create/draft-store.ts'
import { kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { pollingInterval } from '@/lib/constants.ts'

/**
 * The token that the draft on this page has become, if it has; its draft is then filed, and what is typed next is another token.
 * The receipt tells it where the page was open; otherwise the chain is asked, so a creation that was signed and then lost sight of
 * is found again, and cannot be repeated. What may have been sent and is not on the chain is never filed.
 */
export function useFinishedDraft(
  kindId: KindId,
  { account, chainId }: { account: Address | undefined; chainId: number },
): FinishedDraft | undefined {
  const config = useConfig()
  const { salt, step, finished, finish } = useDraft()
  const [shown, setShown] = useState(salt)
  const record = useActivityRecord(account ? creationKey({ salt, chainId, account }) : '')
  // The wallet may have been asked for another kind than the one whose page is open.
  const requested = kindIds.find((id) => record?.asked && isAddressEqual(kinds[id].factory.address, record.asked.to))
  const kind = requested ?? kindId
  const { factory } = kinds[kind]
  const hash = findCreationRecord(record)?.hash
  const { data: token } = useQuery({
    queryKey: ['tokenOf', factory.address, chainId, account, salt],
    queryFn: async () => (account && (await factory.tokenOf(config, { chainId, creator: account, salt }))) ?? null,
    enabled: account !== undefined && (step === 'stepTwo' || record !== undefined),
    refetchInterval: pollingInterval,
    staleTime: 0,
    gcTime: 0,
  })

  useEffect(() => {
    if (token && account) finish({ kind, chainId, creator: account, token, hash, salt })
  }, [token, account, kind, chainId, hash, salt, finish])

  const made = finished.find(
    (each) =>
      each.salt === shown && each.chainId === chainId && account !== undefined && isAddressEqual(each.creator, account),
  )
  if (!made && shown !== salt) setShown(salt)
  return made
}
