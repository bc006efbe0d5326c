import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PinButton } from '@/components/menu/pin-button.tsx'
import type { NavItem } from './nav-items.ts'

/** A link of the menu. */
export function MenuLeaf({ item: { title, icon: Icon, path } }: { item: NavItem }) {
  const { t } = useTranslation()
  return (
    <li className="nav-leaf group/leaf">
      <Link to={path} className="nav-link">
        <Icon aria-hidden className="nav-icon" strokeWidth={1.75} />
        <span className="nav-label">{t(`nav.${title}`)}</span>
      </Link>
      <PinButton title={title} />
    </li>
  )
}
