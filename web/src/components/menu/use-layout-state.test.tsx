import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { shellStore } from '@/lib/layout/shell-store.ts'
import { appStore, initialState } from '@/lib/storage/app-store.ts'
import { leaves } from './nav-items.ts'
import { useLayoutState } from './use-layout-state.ts'

afterEach(() => {
  act(() => {
    shellStore.setState({ searchIcon: false, sideBarToggle: false, bookMarkClass: false })
    appStore.setState(initialState)
  })
})

test('[c77] [c78] the layout state has what the specification names, and follows what is done', async () => {
  const { result } = renderHook(useLayoutState)
  expect(result.current).toEqual({
    searchableMenu: leaves,
    bookmarkList: leaves.filter(({ bookmark }) => bookmark),
    searchIcon: false,
    sideBarToggle: false,
    pinedMenu: [''],
    bookMarkClass: false,
  })
  act(() => {
    appStore.setState({ bookmarks: ['/my-tokens'], pinedMenu: ['', 'myTokens'] })
    shellStore.setState({ searchIcon: true, sideBarToggle: true, bookMarkClass: true })
  })
  expect(result.current).toMatchObject({
    bookmarkList: [{ title: 'myTokens' }],
    searchIcon: true,
    sideBarToggle: true,
    pinedMenu: ['', 'myTokens'],
    bookMarkClass: true,
  })
})
