import type { ReactNode } from 'react'
import { shade } from './shade.ts'

/** The sheet that a picture is drawn on, 320 by 220, with the ground under its tiles. It says nothing that the words beside it do not. */
export function Picture({ children, className = 'w-full max-w-72' }: { children: ReactNode; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 220" className={className} fill="none" strokeLinecap="round">
      <ellipse cx="160" cy="178" rx="132" ry="34" fill={shade(8)} />
      {children}
    </svg>
  )
}
