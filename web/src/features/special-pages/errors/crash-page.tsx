import type { ErrorComponentProps } from '@tanstack/react-router'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { CrashView } from './crash-view.tsx'

/** 500 by itself: what failed may be the frame. */
export function CrashPage({ error }: ErrorComponentProps) {
  return (
    <BarePage>
      <CrashView error={error} />
    </BarePage>
  )
}
