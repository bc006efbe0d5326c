import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleStop,
  Clock,
  LoaderCircle,
  type LucideIcon,
  PenLine,
  Replace,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BatchRecord, BatchState as State } from '../core/types.ts'
import { groupDigits } from '../shared/group-digits.ts'

const looks: Record<State, { Icon: LucideIcon; color: string; isMoving?: boolean }> = {
  queued: { Icon: Clock, color: 'text-quiet' },
  signing: { Icon: PenLine, color: 'text-warning' },
  sent: { Icon: LoaderCircle, color: 'text-info', isMoving: true },
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
  const { Icon, color, isMoving } = record.isMarkedOnly ? { ...looks.mined, Icon: CircleHelp } : looks[record.state]
  const skipped = record.skipped.length
  const words = () => {
    if (record.isMarkedOnly) return t('multiSend.batchStates.markedOnly')
    if (record.state !== 'reconciled' || skipped === 0) return t(`multiSend.batchStates.${record.state}`)
    return t('multiSend.batchStates.reconciledSkipped', { count: skipped, formatted: groupDigits(skipped) })
  }

  return (
    <span className={`flex items-center gap-1.5 ${color}`}>
      <Icon aria-hidden className={`size-4 shrink-0 ${isMoving ? 'motion-safe:animate-spin' : ''}`} />
      {words()}
    </span>
  )
}
