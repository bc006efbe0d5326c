import { Link } from '@tanstack/react-router'
import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** One link home. Large from 992 px on; below, small beside the picture that the browser's tab has too. */
export function Logo() {
  const { t } = useTranslation()
  const name = t('app.name')
  return (
    <Link to="/home" aria-label={name} className="logo">
      <span aria-hidden className="logo-large">
        <Mark />
        <span className="logo-word">{name}</span>
      </span>
      <span aria-hidden className="logo-small">
        <Mark />
        <span className="logo-word">{name}</span>
      </span>
    </Link>
  )
}

function Mark() {
  return (
    <span className="logo-mark">
      <Layers className="size-4.5" />
    </span>
  )
}
