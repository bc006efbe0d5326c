import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/components/ui/page-header.tsx'

type ErrorViewProps = {
  code: ErrorPageCode
  picture: ReactNode
  /** Replaces the usual sentence if more is known. */
  lead?: string
  /** Buttons and links that lead on. */
  actions: ReactNode
  children?: ReactNode
}

/**
 * Lays out an error: picture, code, what went wrong, advice, actions; the same for all codes, each with its own words.
 */
export function ErrorView({ code, picture, lead, actions, children }: ErrorViewProps) {
  const { t } = useTranslation()
  return (
    <div className="flex w-full max-w-lg flex-col items-center text-center">
      {picture}
      <p className="figure mt-6 rounded-selector bg-tint px-2.5 py-0.5 text-13 text-quiet">{code}</p>
      <PageTitle className="mt-3 text-balance text-26 tracking-tight">{t(`pages.errors.${code}.title`)}</PageTitle>
      <p className="wrap-anywhere mt-2 text-balance text-15 text-quiet">{lead ?? t(`pages.errors.${code}.lead`)}</p>
      <p className="mt-1 text-balance text-15">{t(`pages.errors.${code}.advice`)}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-2">{actions}</div>
      {children}
    </div>
  )
}

/** Codes with a page. */
export type ErrorPageCode = 400 | 401 | 403 | 404 | 500 | 503
