import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/**
 * Draws the logo as a link home: from 992 px on a large one, light or dark to suit its background; below that a small
 * one with the icon of the browser's tab.
 */
export function Logo() {
  const { t } = useTranslation()
  const name = t('app.name')
  return (
    <Link to="/home" aria-label={name} className="logo">
      <span aria-hidden className="logo-large">
        <LogoMark />
        <span className="logo-word">{name}</span>
      </span>
      <span aria-hidden className="logo-small">
        <LogoMark className="logo-icon size-8" />
        <span className="logo-word">{name}</span>
      </span>
    </Link>
  )
}

/** The brand's mark, as favicon.svg draws it, in the colours of the theme: layers, the upper one whole. */
function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 stroke-white dark:stroke-primary-content ${className}`}
    >
      <rect width="32" height="32" rx="9" stroke="none" className="fill-brand" />
      <path strokeWidth="1.6" className="fill-white dark:fill-primary-content" d="M16 7.4l8.4 4.2-8.4 4.2-8.4-4.2z" />
      <g fill="none" strokeWidth="2.1">
        <path d="M7.4 16.4l8.6 4.3 8.6-4.3" />
        <path strokeOpacity=".7" d="M7.4 20.8l8.6 4.3 8.6-4.3" />
      </g>
    </svg>
  )
}
