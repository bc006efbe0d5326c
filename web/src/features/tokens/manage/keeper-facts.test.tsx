import { tokenVaultAbi } from '@saleyard/generated/abis'
import { act, screen } from '@testing-library/react'
import { type Address, encodeAbiParameters, encodeEventTopics, type TransactionReceipt } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { taxedToken } from '@/features/tokens/testing/taxed-token.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import de from '@/locales/du.json'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { DueNote, KeeperFacts, KeeperOutcome } from './keeper-facts.tsx'
import type { Turn } from './keeper-pay.ts'

const words = en.tokenPage.vault

describe('when a trade is due', () => {
  const now = new Date(2026, 10, 26, 14, 2)
  const seconds = BigInt(now.getTime() / 1_000)

  beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] }))
  afterEach(async () => {
    vi.useRealTimers()
    await act(() => i18n.changeLanguage('en'))
  })

  async function read(turn: Turn) {
    renderApp(
      <p data-testid="note">
        <DueNote {...turn} />
      </p>,
    )
    return (await screen.findByTestId('note')).textContent?.replace(/\s/g, ' ')
  }

  test('a trade that must wait says until when, by the clock and from now on', async () => {
    const left = await read({ dueAt: seconds + 1_800n, waiting: 'TooSoon' })
    expect(left).toBe('Due at 2:32 PM (in 30 min.), earlier if enough comes in.')
    await act(() => vi.advanceTimersByTime(1_781_000))
    expect(screen.getByTestId('note').textContent).toContain('in 19 sec.')
  })

  test('one that could have been says since when', async () => {
    expect(await read({ dueAt: seconds - 300n, waiting: 'None' })).toBe('It became due 5 min. ago.')
  })

  test('a clock that is behind the chain makes nothing due in the future', async () => {
    expect(await read({ dueAt: seconds + 60n, waiting: 'None' })).toBe('It became due 0 sec. ago.')
  })

  test('nor does one that is ahead count on past the time', async () => {
    expect(await read({ dueAt: seconds - 60n, waiting: 'TooSoon' })).toContain('Due at 2:01 PM (now)')
  })

  test.each([
    ['where none was before', { dueAt: 1_800n, waiting: 'None' }],
    ['where another reason keeps it back', { dueAt: seconds, waiting: 'NoAverage' }],
  ] as const)('nothing is said %s', async (_, turn) => {
    expect(await read(turn)).toBe('')
  })

  test('the time is written as the language writes it', async () => {
    await act(() => i18n.changeLanguage('de'))
    expect(await read({ dueAt: seconds + 90n, waiting: 'TooSoon' })).toBe(
      de.tokenPage.vault.dueAt.replace('{{time}}', '14:03').replace('{{left}}', 'in 2 Min.'),
    )
  })
})

describe('what the caller earns and pays', () => {
  test('a run that earns more than it costs is said to pay', async () => {
    renderApp(<KeeperFacts chainId={foundry.id} earned={2n * 10n ** 15n} cost={123_456_789_012_345n} />)
    await screen.findByText(words.pays)
    expect(screen.getByText(words.earns).parentElement?.textContent).toContain('0.002 wrapped ETH')
    // Rounded, for it is an estimate.
    expect(screen.getByText(en.tx.cost).parentElement?.textContent).toContain('0.0001235 ETH')
  })

  test('one that earns no more than it costs is said not to', async () => {
    renderApp(<KeeperFacts chainId={foundry.id} earned={10n ** 15n} cost={10n ** 15n} />)
    await screen.findByText(words.costsMore)
    expect(screen.queryByText(words.pays)).toBeNull()
  })

  test('of a cost that is not known yet nothing is said', async () => {
    renderApp(<KeeperFacts chainId={foundry.id} earned={10n ** 15n} cost={undefined} />)
    await screen.findByText(words.earns)
    for (const text of [en.tx.cost, words.pays, words.costsMore]) expect(screen.queryByText(text)).toBeNull()
  })
})

describe('what the caller has earned', () => {
  const keeper: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const { vault, router } = taxedToken.taxed

  const paid = (amount: bigint, { to = keeper, by = vault } = {}) => ({
    address: by,
    data: encodeAbiParameters([{ type: 'uint256' }], [amount]),
    topics: encodeEventTopics({ abi: tokenVaultAbi, eventName: 'KeeperPaid', args: { keeper: to } }),
  })
  const show = (logs: unknown[]) =>
    renderApp(<KeeperOutcome token={taxedToken} account={keeper} receipt={{ logs } as TransactionReceipt} />)

  test('both steps are added up, and what others earned or other contracts say is not', async () => {
    show([paid(10n ** 15n), paid(5n, { to: router }), paid(7n, { by: router }), paid(10n ** 16n)])
    expect((await screen.findByText(words.earned)).parentElement?.textContent).toContain('0.011 wrapped ETH')
  })

  test('a run that paid nothing says so', async () => {
    show([])
    await screen.findByText(words.earnedNothing)
  })
})
