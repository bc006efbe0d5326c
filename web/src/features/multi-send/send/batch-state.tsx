import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleStop,
  Clock,
  LoaderCircle,
  PenLine,
  Replace,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StateIcon, type StateLook } from '../../../components/ui/state-icon.tsx'
import type { BatchRecord, BatchState as State } from '../core/record-types.ts'
import { formatCount } from '../shared/format-count.ts'

const looks: Record<State, StateLook> = {
  queued: { Icon: Clock, color: 'text-quiet' },
  signing: { Icon: PenLine, color: 'text-warning' },
  sent: { Icon: LoaderCircle, color: 'text-info', spin: true },
  replaced: { Icon: Replace, color: 'text-warning' },
  mined: { Icon: CircleDashed, color: 'text-info' },
  reconciled: { Icon: CircleCheck, color: 'text-success' },
  failed: { Icon: CircleAlert, color: 'text-error' },
  cancelling: { Icon: CircleDashed, color: 'text-quiet' },
  cancelled: { Icon: Ban, color: 'text-quiet' },
  stopped: { Icon: CircleStop, color: 'text-quiet' },
}

/** A batch's state: icon, colour and words. */
export function BatchState({ record }: { record: BatchRecord }) {
  const { t } = useTranslation()
  const look = record.isMarkedOnly ? { ...looks.mined, Icon: CircleHelp } : findLook(record)
  const skipped = record.skipped.length
  const words = () => {
    if (record.isMarkedOnly) return t('multiSend.batchStates.markedOnly')
    if (isDeclined(record)) return t('multiSend.batchStates.declined')
    if (isElsewhere(record)) return t('multiSend.batchStates.handedOut')
    if (record.state !== 'reconciled' || skipped === 0) return t(`multiSend.batchStates.${record.state}`)
    return t('multiSend.batchStates.reconciledSkipped', { count: skipped, formatted: formatCount(skipped) })
  }

  return (
    <span className={`flex items-center gap-1.5 ${look.color}`}>
      <StateIcon look={look} />
      {words()}
    </span>
  )
}

function findLook(record: BatchRecord): StateLook {
  if (isDeclined(record)) return { Icon: Ban, color: 'text-quiet' }
  return isElsewhere(record) ? { Icon: CircleHelp, color: 'text-warning' } : looks[record.state]
}

const isDeclined = ({ state, doubt }: BatchRecord) => state === 'queued' && doubt !== undefined

/** Another device has its bytes, or an earlier version of this page knew no more. */
const isElsewhere = ({ state, doubt, isHandedOver }: BatchRecord) => state === 'queued' && isHandedOver && !doubt
