// Shows that a page failed to render (500), alone or inside the frame.

import { maskSecrets } from '@saleyard/chain/errors/mask-secrets.ts'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { Picture, shade, Tile } from '@/features/special-pages/shared/picture.tsx'
import { ErrorView } from './error-view.tsx'

/** Shows 500 without the frame, which may be what failed. */
export function CrashPage({ error }: ErrorComponentProps) {
  return (
    <BarePage>
      <CrashView error={error} />
    </BarePage>
  )
}

/** Replaces a page that failed to render, inside any parent. */
export function CrashView({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="flex w-full flex-col items-center">
      <ErrorView
        code={500}
        picture={<FallenPicture />}
        actions={
          <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
            {t('common.reload')}
          </button>
        }
      >
        <div className="mt-5 w-full text-start">
          <ErrorDetails text={describeCrash(error)} />
        </div>
      </ErrorView>
    </div>
  )
}

/** Does not use `toUserError`: its imports may be what failed. */
function describeCrash(error: unknown): string {
  return maskSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** 500: the stack has slid apart. */
export function FallenPicture() {
  return (
    <Picture>
      <Tile x={160} y={152} tone="pale" />
      <g transform="translate(-22 0) rotate(-7 160 128)">
        <Tile x={160} y={128} />
      </g>
      <g transform="translate(46 -4) rotate(17 160 92)">
        <Tile x={160} y={92} tone="strong" />
      </g>
      <path stroke={shade(70)} strokeWidth="4" d="M96 62l-10-12M112 48l-3-15M80 80l-15-5" />
    </Picture>
  )
}
