import { appStore } from '../../lib/store/app-store'
import type { NavItem } from '../layout/nav-items'

export function togglePin(title: NavItem['title']): void {
  const { pinedMenu } = appStore.getState()
  const isPinned = pinedMenu.includes(title)
  appStore.setState({ pinedMenu: isPinned ? pinedMenu.filter((other) => other !== title) : [...pinedMenu, title] })
}
