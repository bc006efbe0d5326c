import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DeployPanel } from '@/components/deploy/deploy-panel.tsx'
import { useDeployments } from '@/components/deploy/use-deployments.ts'

/** Stands in the place of Prepare until MultiSender is on the network; then it goes back by itself. */
export function DeployStage({ chainId, onLeave }: { chainId: number; onLeave: () => void }) {
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
