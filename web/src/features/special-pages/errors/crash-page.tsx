import type { ErrorComponentProps } from '@tanstack/react-router'
import { BarePage } from '../shared/bare-page'
import { CrashView } from './crash-view'

/** 500 by itself: what failed may be the frame. */
export function CrashPage({ error }: ErrorComponentProps) {
  return (
    <BarePage>
      <CrashView error={error} />
    </BarePage>
  )
}
