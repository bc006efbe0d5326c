import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LogoMark } from './logo-mark.tsx'

/**
 * One link home. From 992 px on the large logo, light or dark by what it stands on; below, a small one beside the picture that
 * the browser's tab has too.
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
