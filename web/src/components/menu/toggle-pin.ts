import type { NavItem } from '@/components/layout/nav-items.ts'
import { appStore } from '@/lib/store/app-store.ts'

export function togglePin(title: NavItem['title']): void {
  const { pinedMenu } = appStore.getState()
  const isPinned = pinedMenu.includes(title)
  appStore.setState({ pinedMenu: isPinned ? pinedMenu.filter((other) => other !== title) : [...pinedMenu, title] })
}
