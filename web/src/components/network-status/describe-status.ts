import type { NetworkStatus } from '@saleyard/chain/rpc/describe-network.ts'
import type { TFunction } from 'i18next'
import { formatAge } from './data-age.tsx'

/** Describes a network's state for the status line: the state in a sentence, and figures if an endpoint answers. */
export function describeStatus(status: NetworkStatus, name: string, t: TFunction, language: string) {
  const { host, chainId, state } = status
  return {
    state: t(`networkStatus.state.${state}`, { name, host, chainId }),
    figures: formatFigures(status, t, language),
  }
}

function formatFigures({ state, latency, blockAge, answeredAgo }: NetworkStatus, t: TFunction, language: string) {
  if (state !== 'answering' && state !== 'stale') return undefined
  const figures = [
    latency !== undefined && t('networkStatus.latency', { latency }),
    blockAge === undefined
      ? answeredAgo !== undefined &&
        t('networkStatus.answered', { ago: formatAge(answeredAgo, language, { ago: true }) })
      : t('networkStatus.block', { age: formatAge(blockAge, language) }),
  ]
  return figures.filter(Boolean).join(' · ')
}
