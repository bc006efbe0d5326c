import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useWindowWidth } from './use-menu.ts'

test('[c85] before the window is measured its width is taken to be 1221, and then it is followed', () => {
  const Width = () => <>{useWindowWidth()}</>
  expect(renderToString(<Width />)).toBe('1221')

  const { result } = renderHook(useWindowWidth)
  expect(result.current).toBe(1024)
  window.innerWidth = 991
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(result.current).toBe(991)
  window.innerWidth = 1024
})
