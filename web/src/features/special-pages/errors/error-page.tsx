import type { ReactNode } from 'react'
import { FallenPicture } from '@/features/special-pages/pictures/fallen-picture.tsx'
import { GatePicture } from '@/features/special-pages/pictures/gate-picture.tsx'
import { LockPicture } from '@/features/special-pages/pictures/lock-picture.tsx'
import { MissingTilePicture } from '@/features/special-pages/pictures/missing-tile-picture.tsx'
import { SilentMastPicture } from '@/features/special-pages/pictures/silent-mast-picture.tsx'
import { TornLinkPicture } from '@/features/special-pages/pictures/torn-link-picture.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { ErrorActions } from './error-actions.tsx'
import type { ErrorPageCode } from './error-page-code.ts'
import { ErrorView } from './error-view.tsx'

const pictures = {
  400: <TornLinkPicture />,
  401: <LockPicture />,
  403: <GatePicture />,
  404: <MissingTilePicture />,
  500: <FallenPicture />,
  503: <SilentMastPicture />,
} as const satisfies Record<ErrorPageCode, ReactNode>

type ErrorPageProps = {
  code: ErrorPageCode
  /** In place of the usual sentence, where more is known. */
  lead?: string
}

/** An error as a page of its own. */
export function ErrorPage({ code, lead }: ErrorPageProps) {
  return (
    <BarePage>
      <ErrorView code={code} lead={lead} picture={pictures[code]} actions={<ErrorActions code={code} />} />
    </BarePage>
  )
}
