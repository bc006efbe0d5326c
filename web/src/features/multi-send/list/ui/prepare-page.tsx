// Connects step Prepare with wallet, chain and list worker, and shows the deployment of MultiSender if it is missing.

import type { CodeState } from '@saleyard/chain/deployments/check-deployments.ts'
import { canPayMany } from '@saleyard/send/plan/can-pay-many.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { DeployPanel } from '@/components/deploy/deploy-panel.tsx'
import { useDeployments } from '@/components/deploy/use-deployments.ts'
import { usePriceProblem, usePriceReading } from '@/components/fiat/price-choice.tsx'
import { useWalletActions } from '@/components/wallet-actions.tsx'
import type { ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import type { Draft, ListHistory } from '@/features/multi-send/multi-send-state.ts'
import { useStepFocus } from '@/features/multi-send/step-bar.tsx'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'
import { describeWallet, findWalletStatus } from '@/features/multi-send/wallet-status.ts'
import { configuredChains } from '@/lib/networks/chains.ts'
import { useSwitchNetwork } from '@/lib/wallet/switch-network.ts'
import { type FindNextActionParameters, findNextAction } from './find-next-action.ts'
import { PrepareStep } from './prepare-step.tsx'
import { type Asset, useAsset } from './use-asset.ts'
import { useReadOptions, useRecipientList } from './use-recipient-list.ts'

type PreparePageProps = {
  draft: Draft
  history: ListHistory
  isDraftSaved: boolean
  dispatch: DraftDispatch
  onReview: (list: ListSummary, asset: Asset) => void
}

const isOffered = (chainId: number) => configuredChains.some(({ id }) => id === chainId)

export function PreparePage({ draft, history, isDraftSaved, dispatch, onReview }: PreparePageProps) {
  const { t } = useTranslation()
  const { openConnect, openNetworks } = useWalletActions()
  const { mutate: switchChain } = useSwitchNetwork()
  const { address, chainId } = useConnection()
  const [deployingOn, setDeployingOn] = useState<number>()
  const top = useStepFocus(deployingOn === undefined ? 'prepare' : 'deploy')
  const { asset, token } = useAsset(draft)
  const contract = useContractCheck(asset, asset.chain.id === chainId)
  const options = useReadOptions(draft, asset)
  const reading = useRecipientList(draft.text, options)
  const priceProblem = usePriceProblem(draft.price, asset.chain.id)
  const priceReading = usePriceReading(asset.chain.id, (price) => dispatch({ type: 'priceChosen', price }))

  const status = findWalletStatus({
    account: address,
    chainId,
    wanted: draft.link ?? {},
    isChainOffered: isOffered,
    contract: contract.code,
  })
  const wallet = contract.isUnreachable ? 'unreachable' : status
  const next = findNextAction({
    draft,
    list: reading.status === 'ready' ? reading.list : undefined,
    tokenStatus: token.status === 'disconnected' ? 'reading' : token.status,
    isAmountValid: options !== undefined,
    isPriceOpen: [priceProblem, draft.isPriceMissing].some(Boolean),
    wallet,
  })

  if (deployingOn !== undefined)
    return (
      <div ref={top} tabIndex={-1} className="outline-none">
        <DeployStage chainId={deployingOn} onLeave={() => setDeployingOn(undefined)} />
      </div>
    )
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <PrepareStep
        draft={draft}
        history={history}
        reading={reading}
        token={token}
        asset={asset}
        isAmountValid={options !== undefined}
        priceProblem={priceProblem}
        priceReading={priceReading}
        isDraftSaved={isDraftSaved}
        next={next}
        // The note above the list names the network of its link.
        walletNote={isElsewhere(draft, wallet) ? undefined : describeWallet(wallet, asset.chain.name, t)}
        on={{
          connect: openConnect,
          switchChain: () => switchChain({ chainId: asset.chain.id }),
          deploy: () => setDeployingOn(asset.chain.id),
          chooseNetwork: () => openNetworks(),
          retryNetwork: contract.retry,
          updatePrice: () => priceReading.mutate(),
          review: () => reading.list && onReview(reading.list, asset),
        }}
        dispatch={dispatch}
      />
    </div>
  )
}

/** Whether the wallet is on another network than that of the link which filled the list in. */
function isElsewhere({ link }: Draft, wallet: FindNextActionParameters['wallet']): boolean {
  return link !== undefined && wallet === 'otherChain'
}

/** Replaces Prepare until MultiSender is on the network; then it leaves by itself. */
function DeployStage({ chainId, onLeave }: { chainId: number; onLeave: () => void }) {
  const { t } = useTranslation()
  const { state } = useDeployments({ chainId, name: 'MultiSender', enabled: true })
  const leave = useRef(onLeave)
  leave.current = onLeave
  useEffect(() => {
    if (state === 'expected') leave.current()
  }, [state])

  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <DeployPanel chainId={chainId} name="MultiSender" />
      <button type="button" className="btn btn-ghost self-start" onClick={onLeave}>
        {t('multiSend.review.back')}
      </button>
    </div>
  )
}

type ContractCheck = {
  code: CodeState | undefined
  isUnreachable: boolean
  retry: () => void
}

/**
 * Checks whether MultiSender is at its address on this chain, with our code. A token that pays many by itself needs none, so it
 * counts as there. Makes no request while not connected.
 */
export function useContractCheck(
  { chain: { id: chainId }, token }: { chain: Pick<Asset['chain'], 'id'>; token: Address | undefined },
  isConnected: boolean,
): ContractCheck {
  const config = useConfig()
  // No generated hook: the same read decides the route, in Node as well.
  const paysMany = useQuery({
    queryKey: ['multi-send-pays-many', chainId, token],
    queryFn: () => token !== undefined && canPayMany(config.getClient({ chainId }), token),
    enabled: isConnected && token !== undefined,
    gcTime: 0,
  })
  const { state, error, retry } = useDeployments({ chainId, name: 'MultiSender', enabled: isConnected })
  if (paysMany.data) return { code: 'expected', isUnreachable: false, retry }
  return { code: paysMany.isLoading ? undefined : state, isUnreachable: Boolean(error), retry }
}
