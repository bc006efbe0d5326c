import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../lib/testing/render-app'
import en from '../../locales/en.json'
import { BadRequestPage, type BadRequestReason } from './bad-request-page'

const { badLinkReasons } = en.pages

test.each(['kind', 'field', 'twice', 'text'] as const)(
  'the page 400 says what is wrong with a link: %s [c18]',
  async (reason) => {
    renderApp(<BadRequestPage reason={reason} field="minimumToken" />)
    expect(await screen.findByText(badLinkReasons[reason].replace('{{field}}', 'minimumToken'))).toBeDefined()
  },
)

test('a reason that nobody knows is the plain page', async () => {
  renderApp(<BadRequestPage reason={'<b>' as BadRequestReason} field="x" />)
  expect(await screen.findByText(badLinkReasons.any)).toBeDefined()
})
