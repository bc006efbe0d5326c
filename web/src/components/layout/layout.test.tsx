import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { initialState } from '../../lib/store/app-state'
import { appStore } from '../../lib/store/app-store'
import { type LayoutName, layouts } from '../../lib/store/layouts'
import { renderApp } from '../../lib/testing/render-app'
import { Frame } from './frame'

const names = Object.keys(layouts) as LayoutName[]
const page = () => renderApp(<Frame tools={null}>Page</Frame>)
const classes = async () => (await screen.findByRole('main')).closest('.page-wrapper')?.className

afterEach(() => act(() => appStore.setState(initialState)))

test('[c45] [c46] the wrapper of the page has the classes of the chosen layout', async () => {
  page()
  for (const layout of names) {
    act(() => appStore.setState({ layout }))
    expect(await classes()).toBe(`page-wrapper ${layouts[layout]}`)
  }
})
