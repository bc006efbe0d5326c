import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '../../../locales/en.json'
import { renderPage } from '../testing/render-page'
import { MyTokensPage } from './page'

test('without a wallet the page says what it would show, and offers to connect', async () => {
  await renderPage(<MyTokensPage />)
  expect(screen.getByText(en.createToken.myTokens.connect)).toBeDefined()
  expect(screen.getByRole('button', { name: en.wallet.connect })).toBeDefined()
})
