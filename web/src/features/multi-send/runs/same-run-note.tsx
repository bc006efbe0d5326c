import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListSummary } from '../list/types.ts'
import type { RunSummary } from '../run/types.ts'
import type { Asset } from '../shared/asset.ts'
import { formatWhen } from './format-when.ts'
import { useRuns } from './use-runs.ts'

type SameRunNoteProps = {
  list: Pick<ListSummary, 'recipientCount' | 'total'>
  asset: Pick<Asset, 'symbol'> & { chain: Pick<Asset['chain'], 'id'> }
}

/** Says when a run on this device pays as much to as many: a list that is sent twice pays everybody twice. */
export function SameRunNote({ list, asset }: SameRunNoteProps) {
  const { t, i18n } = useTranslation()
  const { runs } = useRuns()
  const same = runs.find((run) => isSame(run, list, asset))
  if (!same) return null

  const when = formatWhen(same.createdAt, i18n.language)
  return (
    <p role="status" className="flex items-start gap-3 rounded-box border border-warning/40 bg-warning/10 p-4 text-14">
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning" />
      {t(same.isFinished ? 'multiSend.pastRuns.sameFinished' : 'multiSend.pastRuns.sameUnfinished', { when })}
    </p>
  )
}

function isSame(run: RunSummary, list: SameRunNoteProps['list'], asset: SameRunNoteProps['asset']): boolean {
  return (
    run.chainId === asset.chain.id &&
    run.symbol === asset.symbol &&
    run.recipients === list.recipientCount &&
    run.total === list.total
  )
}
