import { CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Breakable } from '@/components/ui/breakable.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import type { DeploymentCheck } from '@/lib/deployments/check-deployments.ts'
import type { DeployableName } from '@/lib/deployments/deployables.ts'

const looks = {
  expected: { Icon: CircleCheck, color: 'text-success' },
  next: { Icon: CircleDot, color: 'text-info' },
  missing: { Icon: CircleDashed, color: 'text-quiet' },
  foreign: { Icon: CircleX, color: 'text-error' },
} as const

type DeploymentListProps = Pick<DeploymentCheck, 'contracts'> & { next: DeployableName | undefined }

/** What will be deployed, in its order: name, address, and how far it is. */
export function DeploymentList({ contracts, next }: DeploymentListProps) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('deploy.list')} className="divide-y divide-line border-line border-y text-14">
      {contracts.map((contract) => {
        const state = contract.name === next ? 'next' : contract.state
        const { Icon, color } = looks[state]
        return (
          <li key={contract.name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="wrap-anywhere font-medium" dir="ltr">
              <Breakable text={contract.name} />
            </span>
            <span className={`flex items-center gap-1 text-13 ${color}`}>
              <Icon aria-hidden className="size-4 shrink-0" />
              {t(`deploy.states.${state}`)}
            </span>
            <span className="flex min-w-0 basis-full items-center gap-1">
              <span className="figure wrap-anywhere text-12 text-quiet tracking-tight" dir="ltr">
                {contract.address}
              </span>
              <CopyButton text={contract.address} label={t('common.copyAddress')} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
