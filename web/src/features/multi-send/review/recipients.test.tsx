import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { getAddress } from 'viem'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { AllRecipients, RecipientRow } from './all-recipients.tsx'
import { FeeNote } from './fee-note.tsx'
import { RecipientWarnings } from './recipient-warnings.tsx'

const words = en.multiSend.people
const asset = { symbol: 'DEMO', decimals: 18 }
const addresses = Array.from(
  { length: 60 },
  (_, index) => `0x${(index + 0xabc0).toString(16).padStart(40, 'f')}` as const,
)
const { list, service, session } = readList(addresses.map((address) => `${address},1.5`).join('\n'))

// jsdom measures nothing, and rows outside of the window are not rendered.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 320 })
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 56 })
})

describe('all recipients', () => {
  const plan = {
    recipientCount: 60,
    batches: [
      { number: 1, first: 0 },
      { number: 2, first: 3 },
    ],
  } as never

  test('are shown on demand with full addresses, amount, line and batch', async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <ListServiceContext value={() => service}>
          <AllRecipients plan={plan} asset={asset} />
        </ListServiceContext>
      </I18nextProvider>,
    )
    expect(screen.queryByRole('region')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: words.showAll, expanded: false }))
    const [, , third, fourth] = await screen.findAllByText(/DEMO/)
    expect(third?.closest('li')?.textContent).toBe(`${getAddress(addresses[2] ?? '0x')}1.5 DEMO · line 3 · batch 1`)
    expect(fourth?.closest('li')?.textContent).toContain('line 4 · batch 2')
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe(String(list.recipientCount))
  })
})

test('a recipient that stands in the list by name is shown with full address and name', () => {
  const recipient = { address: addresses[0] ?? '0x', amount: 10n ** 18n, lines: [1, 4], names: ['ada.eth', 'ada.xyz'] }
  render(
    <I18nextProvider i18n={i18n}>
      <RecipientRow recipient={recipient} asset={asset} />
    </I18nextProvider>,
  )
  expect(screen.getByText(getAddress(addresses[0] ?? '0x'))).toBeTruthy()
  expect(screen.getByText('ada.eth, ada.xyz')).toBeTruthy()
})

test("the sender's own account among the recipients is named", () => {
  const account = getAddress(addresses[0] ?? '0x')
  const recipient = { address: account, amount: 1n, lines: [1] }
  const chain = { id: 31_337, name: 'Local chain', symbol: 'ETH', shortName: 'local' }
  render(
    <I18nextProvider i18n={i18n}>
      <RecipientRow recipient={recipient} asset={{ ...asset, chain, account }} />
    </I18nextProvider>,
  )
  screen.getByText(i18n.t('names.you'))
})

describe('recipient warnings', () => {
  const shown = session.list.recipients.slice(0, 2)
  const show = (findings: Parameters<typeof RecipientWarnings>[0]['findings']) =>
    render(
      <I18nextProvider i18n={i18n}>
        <RecipientWarnings findings={findings} asset={asset} />
      </I18nextProvider>,
    )

  test('names amounts far from the others, and how many more there are', () => {
    show({ outliers: { count: 5, shown } })
    const section = screen.getByRole('region', { name: 'Unusual amounts: 5' })
    expect(within(section).getAllByRole('listitem')).toHaveLength(2)
    expect(within(section).getByText('and 3 more in the full list')).toBeTruthy()
  })

  test('names contracts, and says it when the network could not tell', () => {
    show({ contracts: { count: 2, shown } })
    const section = screen.getByRole('region', { name: 'Contracts among the recipients: 2' })
    expect(within(section).getByRole('list').tabIndex, 'scrolls by keyboard').toBe(0)
    show({ contracts: 'unknown' })
    expect(screen.getByText(words.contractsUnknown)).toBeTruthy()
  })

  test('is silent when nothing stands out', () => {
    const { container } = show({ outliers: { count: 0, shown: [] }, contracts: { count: 0, shown: [] } })
    expect(container.textContent).toBe('')
  })
})

describe('the fee of a token', () => {
  const show = (arrived: bigint | undefined, isRoutedAround = false) => {
    const onAccept = vi.fn()
    const arrival = arrived === undefined ? undefined : { sent: 100n * 10n ** 18n, arrived }
    const props = { arrival, isRoutedAround, asset, isAccepted: false, onAccept }
    const { container } = render(
      <I18nextProvider i18n={i18n}>
        <FeeNote {...props} />
      </I18nextProvider>,
    )
    return { onAccept, container }
  }

  test('is said with what arrives, and has to be accepted', async () => {
    const { onAccept } = show(95n * 10n ** 18n, true)
    expect(screen.getByRole('alert').textContent).toContain('of 100 DEMO sent, 95 DEMO arrive')
    await userEvent.click(screen.getByRole('checkbox', { name: words.feeAccept }))
    expect(onAccept).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('that the sender does not pay is why the amounts go straight', () => {
    show(100n * 10n ** 18n, true)
    expect(screen.getByText(words.feeExempt)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('that could not be measured is not passed off as none, and has to be accepted', () => {
    show(undefined, true)
    expect(screen.queryByText(words.feeExempt)).toBeNull()
    expect(screen.getByRole('alert').textContent).toContain(words.feeUnknown)
    expect(screen.getByRole('checkbox', { name: words.feeUnknownAccept })).toBeTruthy()
  })

  test.each([undefined, 100n * 10n ** 18n])('a token without one, or not measured, says nothing', (arrived) => {
    expect(show(arrived).container.textContent).toBe('')
  })
})
