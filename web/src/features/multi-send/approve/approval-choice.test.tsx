import { type ApprovalFacts, chooseApproval } from '@saleyard/send/approve/choose-approval.ts'
import type { ApprovalWay } from '@saleyard/send/plan/permit-types.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { custom } from 'viem'
import { bscTestnet } from 'viem/chains'
import { describe, expect, test, vi } from 'vitest'
import { createConfig, WagmiProvider } from 'wagmi'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { ApprovalChoice } from './approval-choice.tsx'
import { useApprovalChoice } from './use-approval-choice.ts'

describe('ApprovalChoice', () => {
  const words = en.multiSend.approve
  const facts: ApprovalFacts = {
    route: 'tokenPull',
    batches: 3,
    allowance: 0n,
    total: 100n,
    permit: 'possible',
    permit2: 'possible',
    atomic: 'unsupported',
  }

  function show(change: Partial<ApprovalFacts> = {}, way: ApprovalWay = 'exact', isDisabled = false) {
    const onWay = vi.fn()
    const offers = chooseApproval({ ...facts, ...change })
    const props = { offers, way, onWay, amount: '1,000', symbol: 'HRB', batches: 3, isDisabled }
    const { container } = render(
      <I18nextProvider i18n={i18n}>
        <ApprovalChoice {...props} />
      </I18nextProvider>,
    )
    return { onWay, container }
  }

  test('the exact approval is chosen to begin with, and names the amount', () => {
    show()
    screen.getByRole('group', { name: words.waysHeading })
    expect(screen.getByRole('radio', { name: 'Exactly 1,000 HRB' })).toHaveProperty('checked', true)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('only what is possible can be chosen; of the rest it says why', () => {
    show()
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    screen.getByText(words.notOffered)
    screen.getByText(words.reasons.severalBatches.replace('{{formatted}}', '3'), { exact: false })
    screen.getByText(words.reasons.noAtomicCalls, { exact: false })
  })

  test('where all is possible there is nothing to explain', () => {
    show({ batches: 1, atomic: 'ready' })
    expect(screen.getAllByRole('radio')).toHaveLength(5)
    expect(screen.queryByText(words.notOffered)).toBeNull()
  })

  test('another way is chosen by its name', async () => {
    const { onWay } = show()
    await userEvent.click(screen.getByRole('radio', { name: words.ways.permit }))
    expect(onWay).toHaveBeenCalledExactlyOnceWith('permit')
  })

  test('unlimited is last, and warns when it is chosen', () => {
    show({}, 'unlimited')
    expect(screen.getAllByRole('radio').at(-1)).toHaveProperty('checked', true)
    expect(screen.getByRole('alert').textContent).toBe(words.unlimitedWarning.replace('{{symbol}}', 'HRB'))
  })

  test('while it is acted upon, the choice cannot be changed', () => {
    show({}, 'permit', true)
    expect(screen.getAllByRole('radio').every((radio) => radio.matches(':disabled'))).toBe(true)
  })

  test('where nothing has to be approved, nothing is asked', () => {
    expect(show({ allowance: 100n }).container.textContent).toBe('')
  })
})

describe('useApprovalChoice', () => {
  const addressOf = (pair: string) => `0x${pair.repeat(20)}` as const
  const plan = {
    chainId: bscTestnet.id,
    sender: addressOf('a1'),
    multiSender: addressOf('b2'),
    asset: { kind: 'erc20', token: addressOf('c3') },
    route: 'tokenPull',
    runNonce: `0x${'11'.repeat(32)}`,
    total: 1_000n,
    batches: [{}],
  } as unknown as Plan

  /** A network that says nothing of the token: what needs its word cannot be offered. */
  function show(change: Partial<Parameters<typeof useApprovalChoice>[0]> = {}) {
    const request = () => Promise.reject(new Error('gone'))
    const config = createConfig({
      chains: [bscTestnet],
      transports: { [bscTestnet.id]: custom({ request }, { retryCount: 0 }) },
      storage: null,
    })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <WagmiProvider config={config as never} reconnectOnMount={false}>
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      </WagmiProvider>
    )
    return renderHook(() => useApprovalChoice({ plan, allowance: 0n, madeAt: 1, ...change }), { wrapper }).result
  }

  test('the approval is exact to begin with; another way is taken where it is offered, and only there', async () => {
    const choice = show()
    await waitFor(() => expect(choice.current.offers).not.toEqual([]))
    const offered = choice.current.offers.filter(({ isOffered }) => isOffered).map(({ way }) => way)
    expect(offered).toEqual(['exact', 'unlimited'])
    expect(choice.current.way).toBe('exact')

    act(() => choice.current.onWay('permit'))
    expect(choice.current.way).toBe('exact')
    act(() => choice.current.onWay('unlimited'))
    expect(choice.current.way).toBe('unlimited')
  })

  test('a Safe has one way, known without asking anything: in each proposal, or once before where its wallet takes one call', () => {
    const inSafe = { plan: { ...plan, isSafe: true } }
    const together = show({ ...inSafe, takesCalls: true }).current
    expect(together.way).toBe('calls')
    act(() => together.onWay('unlimited'))
    expect(together.way).toBe('calls')
    expect(show({ ...inSafe, allowance: 1_000n, takesCalls: true }).current.way).toBe('calls')
    expect(show(inSafe).current.way).toBe('exact')
    expect(show({ ...inSafe, allowance: 1_000n }).current.way).toBe('exact')
  })
})
