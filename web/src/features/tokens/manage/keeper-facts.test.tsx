import { ierc20Abi, tokenVaultAbi } from '@saleyard/generated/abis'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, encodeAbiParameters, encodeEventTopics, type TransactionReceipt } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { taxedToken } from '@/features/tokens/testing/taxed-token.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import de from '@/locales/du.json'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
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
    expect(left).toBe('Due at 2:32 PM (in 30 min.), or earlier if enough comes in.')
    await act(() => vi.advanceTimersByTime(1_781_000))
    expect(screen.getByTestId('note').textContent).toContain('in 19 sec.')
  })

  test('one that could have been says since when', async () => {
    expect(await read({ dueAt: seconds - 300n, waiting: 'None' })).toBe('Became due 5 min. ago.')
  })

  test('a clock that is behind the chain makes nothing due in the future', async () => {
    expect(await read({ dueAt: seconds + 60n, waiting: 'None' })).toBe('Became due 0 sec. ago.')
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
  const { token } = taxedToken
  const { vault, router } = taxedToken.taxed

  const wrappedCoin: Address = '0x4444444444444444444444444444444444444444'

  const paid = (amount: bigint, { to = keeper, by = vault } = {}) => ({
    address: by,
    logIndex: 4,
    data: encodeAbiParameters([{ type: 'uint256' }], [amount]),
    topics: encodeEventTopics({ abi: tokenVaultAbi, eventName: 'KeeperPaid', args: { keeper: to } }),
  })
  const moved = (asset: Address, value: bigint, { to = keeper, logIndex = 3 } = {}) => ({
    address: asset,
    logIndex,
    data: encodeAbiParameters([{ type: 'uint256' }], [value]),
    topics: encodeEventTopics({ abi: ierc20Abi, eventName: 'Transfer', args: { from: vault, to } }),
  })
  const transactionHash = `0x${'cd'.repeat(32)}`
  const show = (logs: unknown[], config?: Config) =>
    renderApp(
      <KeeperOutcome
        token={taxedToken}
        account={keeper}
        receipt={{ logs, transactionHash } as unknown as TransactionReceipt}
      />,
      config,
    )
  const unwrap = () => screen.queryByRole('button', { name: en.activity.kinds.unwrap })

  test('both steps are added up, and what others earned or other contracts say is not', async () => {
    show([paid(10n ** 15n), paid(5n, { to: router }), paid(7n, { by: router }), paid(10n ** 16n)])
    expect((await screen.findByText(words.earned)).parentElement?.textContent).toContain('0.011 wrapped ETH')
  })

  test('a run that paid nothing says so', async () => {
    show([])
    await screen.findByText(words.earnedNothing)
    expect(unwrap()).toBeNull()
  })

  test('what was earned is unwrapped to the wei, in the token that the vault paid with', async () => {
    const answers: Record<string, unknown> = { eth_estimateGas: '0x5208', eth_call: '0x', eth_getCode: '0x6000' }
    const sent: unknown[] = []
    const config = await connectTestConfig((method, [call]) => {
      if (method === 'eth_requestAccounts') return [keeper]
      if (method !== 'eth_sendTransaction') return answers[method]
      sent.push(call)
      return new Promise(() => {})
    })
    const others = [moved(router, 2n), moved(router, 3n, { to: router })]
    const later = moved(token, 3n, { logIndex: 5 })
    show([...others, moved(wrappedCoin, 3n), paid(3n), later, paid(10n ** 15n)], config)
    await screen.findByText(words.earned)
    expect(screen.queryByRole('region')).toBeNull()
    await userEvent.click(unwrap() as HTMLElement)
    // The transaction of the run is still there, so this one has another name.
    await screen.findByRole('region', { name: en.activity.kinds.unwrap })
    await expect.poll(unwrap).toHaveProperty('disabled', false)
    await userEvent.click(unwrap() as HTMLElement)
    await expect.poll(() => sent).toHaveLength(1)
    const data = `0x2e1a7d4d${(10n ** 15n + 3n).toString(16).padStart(64, '0')}`
    expect(sent[0]).toMatchObject({ from: keeper, to: wrappedCoin, data })
  })

  test('where no transfer shows in which token it was paid, nothing is offered to unwrap', async () => {
    show([moved(wrappedCoin, 2n), paid(3n)])
    await screen.findByText(words.earned)
    expect(unwrap()).toBeNull()
  })
})
