import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from 'wagmi'
import { useWalletActions } from '@/components/wallet-actions.tsx'
import type { ListSummary } from '@/features/multi-send/list/types.ts'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { describeWallet } from '@/features/multi-send/shared/describe-wallet.ts'
import { findWalletStatus } from '@/features/multi-send/shared/find-wallet-status.ts'
import { useContractCheck } from '@/features/multi-send/shared/use-contract-check.ts'
import { useStepFocus } from '@/features/multi-send/shared/use-step-focus.ts'
import { findNextAct } from '@/features/multi-send/state/find-next-act.ts'
import type { ListHistory } from '@/features/multi-send/state/list-history.ts'
import type { Draft } from '@/features/multi-send/state/multi-send-state.ts'
import type { DraftDispatch } from '@/features/multi-send/state/use-multi-send.ts'
import { configuredChains } from '@/lib/chains.ts'
import { useSwitchNetwork } from '@/lib/wallet/use-switch-network.ts'
import { DeployStage } from './deploy-stage.tsx'
import { PrepareStep } from './prepare-step.tsx'
import { useAsset } from './use-asset.ts'
import { useReadOptions } from './use-read-options.ts'
import { useRecipientList } from './use-recipient-list.ts'

type PreparePageProps = {
  draft: Draft
  history: ListHistory
  isKept: boolean
  dispatch: DraftDispatch
  onReview: (list: ListSummary, asset: Asset) => void
}

const isOffered = (chainId: number) => configuredChains.some(({ id }) => id === chainId)

/** Step 1 with its wallet, its chain and its worker. */
export function PreparePage({ draft, history, isKept, dispatch, onReview }: PreparePageProps) {
  const { t } = useTranslation()
  const { openConnect, openNetworks } = useWalletActions()
  const { mutate: switchChain } = useSwitchNetwork()
  const { address, chainId } = useConnection()
  const [deployingOn, setDeployingOn] = useState<number>()
  const top = useStepFocus(deployingOn === undefined ? 'prepare' : 'deploy')
  const { asset, token } = useAsset(draft)
  const contract = useContractCheck(asset.chain.id, asset.chain.id === chainId)
  const options = useReadOptions(draft, asset)
  const reading = useRecipientList(draft.text, options)

  const status = findWalletStatus({
    account: address,
    chainId,
    wanted: {},
    isChainOffered: isOffered,
    contract: contract.code,
  })
  const next = findNextAct({
    draft,
    list: reading.status === 'ready' ? reading.list : undefined,
    tokenStatus: token.status === 'disconnected' ? 'reading' : token.status,
    isAmountValid: options !== undefined,
    wallet: contract.isUnreachable ? 'unreachable' : status,
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
        isKept={isKept}
        next={next}
        walletNote={describeWallet(contract.isUnreachable ? 'unreachable' : status, asset.chain.name, t)}
        on={{
          connect: openConnect,
          switchChain: () => switchChain({ chainId: asset.chain.id }),
          deploy: () => setDeployingOn(asset.chain.id),
          chooseNetwork: () => openNetworks(),
          retryNetwork: contract.again,
          review: () => reading.list && onReview(reading.list, asset),
        }}
        dispatch={dispatch}
      />
    </div>
  )
}
