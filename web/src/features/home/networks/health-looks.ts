import { CircleCheck, CircleDashed, CircleX, History, Hourglass, LoaderCircle, Unplug } from 'lucide-react'
import type { StateLook } from '@/components/ui/state-icon.tsx'
import type { NetworkStatus } from '@/lib/transports/describe-network.ts'

/** Each state of a network has its icon beside its words and colour. */
export const healthLooks: Record<NetworkStatus['state'] | 'pending', StateLook> = {
  pending: { Icon: LoaderCircle, color: 'text-info', spin: true },
  unasked: { Icon: CircleDashed, color: 'text-quiet' },
  answering: { Icon: CircleCheck, color: 'text-success' },
  stale: { Icon: History, color: 'text-warning' },
  silent: { Icon: CircleX, color: 'text-error' },
  limited: { Icon: Hourglass, color: 'text-warning' },
  wrongNetwork: { Icon: Unplug, color: 'text-error' },
}
