import type { ReactNode } from 'react'
import { FallenPicture } from '../pictures/fallen-picture'
import { GatePicture } from '../pictures/gate-picture'
import { LockPicture } from '../pictures/lock-picture'
import { MissingTilePicture } from '../pictures/missing-tile-picture'
import { SilentMastPicture } from '../pictures/silent-mast-picture'
import { TornLinkPicture } from '../pictures/torn-link-picture'
import { BarePage } from '../shared/bare-page'
import { ErrorActions } from './error-actions'
import type { ErrorPageCode } from './error-page-code'
import { ErrorView } from './error-view'

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
