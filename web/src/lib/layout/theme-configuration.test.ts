import { expect, test } from 'vitest'
import { initialState } from '@/lib/storage/app-store.ts'
import { getThemeConfiguration } from './theme-configuration.ts'

test('[c79] untouched, the theme settings are those of the specification', () => {
  expect(getThemeConfiguration(initialState, false)).toEqual({
    layout: 'dubai',
    layoutType: 'ltr',
    boxed: false,
    primaryColor: '#7366ff',
    secondaryColor: '#f73164',
    backgroundMix: 'light',
    sidebarIcon: 'stroke',
  })
})

test('[c79] direction and background are told as they are shown', () => {
  const shown = (state: object, dark = false) => getThemeConfiguration({ ...initialState, ...state }, dark)
  expect(shown({ language: 'ae' }).layoutType).toBe('rtl')
  expect(shown({ language: 'ae', direction: 'ltr' }).layoutType).toBe('ltr')
  expect(shown({ backgroundMix: 'dark-sidebar' }).backgroundMix).toBe('dark-sidebar')
  expect(shown({ backgroundMix: 'dark-sidebar' }, true).backgroundMix).toBe('dark')
  expect(shown({ backgroundMix: 'dark' }).backgroundMix).toBe('light')
})
