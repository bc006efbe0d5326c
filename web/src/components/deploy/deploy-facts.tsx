// Shows what will be deployed, in which order, at which addresses and at what cost.

import { roundSignificant } from '@saleyard/chain/amounts/format-amount.ts'
import type { DeploymentCheck } from '@saleyard/chain/deployments/check-deployments.ts'
import type { DeployableName } from '@saleyard/chain/deployments/deployables.ts'
import { CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreview } from '@/components/tx/simulation-line.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { formatAmount, groupDigits } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

type DeployFactsProps = {
  chainId: number
  name: DeployableName
  check: DeploymentCheck | undefined
  next: DeployableName | undefined
  intent: TransactionIntent | undefined
}

/** Shows what will be deployed, where, and why anyone may deploy it, unless an obstacle prevents it. */
export function DeployFacts({ chainId, name, check, next, intent }: DeployFactsProps) {
  const { t } = useTranslation()
  const id = useId()
  const isMany = (check?.contracts.filter(({ state }) => state === 'missing').length ?? 0) > 1
  return (
    <section aria-labelledby={id} className="panel flex min-w-0 flex-col gap-3">
      <h2 id={id} className="wrap-anywhere font-semibold text-17">
        <WordBreaks text={t('deploy.title', { contract: name, network: getChain(chainId).title })} />
      </h2>
      {next && (
        <>
          <p>{intent && !isMany ? <DeployLead intent={intent} /> : t(isMany ? 'deploy.leadMany' : 'deploy.lead')}</p>
          <p className="text-13 text-quiet">{t('deploy.why')}</p>
        </>
      )}
      {check && <DeploymentList contracts={check.contracts} next={next} />}
    </section>
  )
}

/** Says that anyone may deploy it and, once the transaction panel knows it, the cost. */
function DeployLead({ intent }: { intent: TransactionIntent }) {
  const { t } = useTranslation()
  // The panel runs the query; this only reads its result.
  const { data } = usePreview(intent, false)
  if (!data) return t('deploy.lead')
  const { decimals, symbol } = getChain(intent.chainId).nativeCurrency
  const cost = groupDigits(roundSignificant(formatAmount(data.gas * data.gasPrice, decimals), 4))
  return t('deploy.leadCost', { cost: `${cost} ${symbol}` })
}

const looks = {
  expected: { Icon: CircleCheck, color: 'text-success' },
  next: { Icon: CircleDot, color: 'text-info' },
  missing: { Icon: CircleDashed, color: 'text-quiet' },
  foreign: { Icon: CircleX, color: 'text-error' },
} as const

type DeploymentListProps = Pick<DeploymentCheck, 'contracts'> & { next: DeployableName | undefined }

/** Lists the contracts to deploy in order: name, address and state. */
function DeploymentList({ contracts, next }: DeploymentListProps) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('deploy.list')} className="divide-y divide-line border-line border-y text-14">
      {contracts.map((contract) => {
        const state = contract.name === next ? 'next' : contract.state
        const { Icon, color } = looks[state]
        return (
          <li key={contract.name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="wrap-anywhere font-medium" dir="ltr">
              <WordBreaks text={contract.name} />
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

type WordBreaksProps = { text: string }

/** Breaks names like `BabyTokenFactory` between their words before they break anywhere. */
function WordBreaks({ text }: WordBreaksProps) {
  return text
    .split(/(?<=[a-z])(?=[A-Z])/)
    .flatMap((part, index) => (index === 0 ? part : [<wbr key={`${index}${part}`} />, part]))
}
