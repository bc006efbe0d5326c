import { deployments } from '@saleyard/generated/deployments'
import { focusManager } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, encodeAbiParameters, getAddress, type Hash, UserRejectedRequestError } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { approvalIntent } from '@/components/tx/testing/approval-intent.ts'
import { WalletActionsProvider } from '@/components/wallet-actions.tsx'
import { getChain } from '@/lib/networks/chains.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { byTextContent, createTestConfig, renderApp } from '@/testing/render-app.tsx'
import {
  accountA as account,
  accountA,
  accountB,
  accountB as other,
  withPendingSecondWallet,
} from '@/testing/scripted-wallet.ts'
import { SimulationLine } from './simulation-line.tsx'
import { TransactionPanel, type TransactionPanelProps, useWalletMatch } from './transaction-panel.tsx'

describe('TransactionPanel', () => {
  const spender = deployments.MultiSender
  const hash: Hash = `0x${'ab'.repeat(32)}`
  const receipt = {
    from: account,
    status: '0x1',
    blockNumber: '0x10',
    blockHash: hash,
    transactionHash: hash,
    logs: [],
  }

  const createIntent = (fields: Partial<TransactionIntent> = {}) =>
    approvalIntent({
      summary: 'Allow MultiSender to take 1000 HRB',
      amounts: [{ label: 'Total', value: 1234567n, decimals: 3, symbol: 'HRB' }],
      approval: { token: other, symbol: 'HRB', decimals: 3, spender: other, before: 500n, after: 1_000_000n },
      write: async () => hash,
      ...fields,
    })

  async function show(
    props: Partial<TransactionPanelProps> = {},
    changes: Record<string, unknown> = {},
    connected = true,
  ) {
    const answer = (method: string, [address]: readonly unknown[]) =>
      method === 'eth_getCode' && address === account ? '0x' : { eth_getCode: '0x6000', ...changes }[method]
    const config = connected ? await connectTestConfig(answer) : createTestConfig(answer)
    const openConnect = vi.fn()
    renderApp(
      <WalletActionsProvider actions={{ openConnect, openNetworks: () => {} }}>
        <TransactionPanel intent={createIntent()} actionLabel="Approve 1000 HRB" {...props} />
      </WalletActionsProvider>,
      config,
    )
    await screen.findByText(en.tx.what)
    return { openConnect }
  }

  const clickAction = async () => userEvent.click(await screen.findByRole('button', { name: 'Approve 1000 HRB' }))

  afterEach(async () => {
    for (const { key } of await activityStore.list()) await activityStore.remove(key)
  })

  test('before the act it says what happens, the amounts, the approval, the cost and that it will work', async () => {
    await show()
    screen.getByText(byTextContent('Allow MultiSender to take 1000 HRB'))
    screen.getByText((_, element) => element?.className === 'figure' && element.textContent === '1,234.567 HRB')
    screen.getByText(byTextContent('0.5 to 1,000 HRB'))
    await screen.findByText(en.tx.simulationOk)
    screen.getByText((_, element) => element?.className === 'figure' && element.textContent === '0.000046 ETH')
  })

  test('error: a node that cannot simulate what changes in the account says so, and the act can be signed', async () => {
    await show()
    await screen.findByText(en.tx.changesUnknown)
    expect(screen.getByRole('button', { name: 'Approve 1000 HRB' })).toHaveProperty('disabled', false)
  })

  test('what a page holds back cannot be signed, and the reason stands at the button', async () => {
    await show({ blockedReason: 'Available after the simulation.' })
    await screen.findByText(en.tx.simulationOk)
    screen.getByText('Available after the simulation.')
    expect(screen.getByRole('button', { name: 'Approve 1000 HRB' })).toHaveProperty('disabled', true)
  })

  test('what would fail says why and cannot be signed', async () => {
    const simulate = () => Promise.reject(Object.assign(new Error('x'), { code: 4100 }))
    await show({ intent: createIntent({ simulate }) })
    await screen.findByText(en.tx.simulationFailed.replace('{{reason}}', en.errors.unauthorized))
    expect(screen.getByRole('button', { name: 'Approve 1000 HRB' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('region', { name: en.tx.changes })).toBeNull()
  })

  test('what would fail only now shows no balances of the time when it would not', async () => {
    const refusal = Object.assign(new Error('x'), { code: 4100 })
    const simulate = vi.fn(async () => ({ gas: 46_000n }))
    await show({ intent: createIntent({ simulate }) })
    await screen.findByRole('region', { name: en.tx.changes })
    simulate.mockRejectedValue(refusal)
    act(() => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
    })
    await screen.findByText(en.tx.simulationFailed.replace('{{reason}}', en.errors.unauthorized))
    expect(screen.queryByRole('region', { name: en.tx.changes })).toBeNull()
    focusManager.setFocused(undefined)
  })

  test('a transaction that changes no balance says so', async () => {
    const balance = encodeAbiParameters([{ type: 'uint256' }], [5n])
    const call = { status: '0x1', gasUsed: '0x1', logs: [] }
    const answer = (
      _method: string,
      [
        {
          blockStateCalls: [block],
        },
      ]: [{ blockStateCalls: [{ calls: unknown[] }] }],
    ) => [{ ...receipt, number: '0x1', calls: block.calls.map(() => ({ ...call, returnData: balance })) }]
    const config = await connectTestConfig((method, params) =>
      method === 'eth_simulateV1' ? answer(method, params as never) : { eth_getCode: '0x6000' }[method],
    )
    renderApp(<TransactionPanel intent={createIntent()} actionLabel="Approve 1000 HRB" />, config)
    await screen.findByText(en.tx.changesNone)
  })

  test('a contract with other code is named and cannot be signed', async () => {
    await show({ intent: createIntent({ contract: 'MultiSender' }) })
    await screen.findByText(en.tx.codeUnexpected)
    expect(screen.getByRole('button', { name: 'Approve 1000 HRB' })).toHaveProperty('disabled', true)
  })

  test('where no contract stands at the address, the panel says so', async () => {
    await show({ intent: createIntent({ contract: 'MultiSender' }) }, { eth_getCode: '0x' })
    await screen.findByText(en.tx.codeMissing.replace('{{network}}', 'Local chain'))
  })

  test('an approval names the token, and who may take it by the name that people know', async () => {
    const approval = { token: other, symbol: 'HRB', decimals: 3, spender, before: 0n, after: 1n } as const
    await show({ intent: createIntent({ to: other, approval }) })
    const getRow = (name: string) => screen.getByText(name).closest('div')?.textContent
    expect(getRow(en.tx.to)).toContain('HRB')
    expect(getRow(en.tx.approval)).toContain('Spending cap for Saleyard MultiSender')
  })

  test('an approval for the router of an exchange names the exchange', async () => {
    const router = getChain(56).routers.Panacakeswap as Address
    const approval = { token: other, symbol: 'HRB', decimals: 3, spender: router, before: 0n, after: 1n } as const
    await show({ intent: createIntent({ chainId: 56, to: other, approval }) }, {}, false)
    const row = screen.getByText(en.tx.approval).closest('div')
    expect(row?.textContent).toContain('Spending cap for Panacakeswap')
  })

  test('the contract that unwraps is named beside its address', async () => {
    await show({ intent: { ...createIntent({ kind: 'unwrap', to: other }), approval: undefined as never } })
    const row = screen.getByText(en.tx.to).closest('div')
    expect(row?.textContent).toContain('wrapped ETH')
    expect(within(row as HTMLElement).getByTitle(getAddress(other))).toBeTruthy()
  })

  test('an approval for other code than ours at our address cannot be signed', async () => {
    const approval = { token: other, symbol: 'HRB', decimals: 3, spender, before: 0n, after: 1n } as const
    await show({ intent: createIntent({ to: other, approval }) })
    await screen.findByText(en.tx.codeUnexpected)
    expect(screen.getByRole('button', { name: 'Approve 1000 HRB' })).toHaveProperty('disabled', true)
  })

  const made = { by: 'BabyTokenFactory', token: other, symbol: 'DUCK' } as const
  const yes = encodeAbiParameters([{ type: 'bool' }], [true])
  const no = encodeAbiParameters([{ type: 'bool' }], [false])

  test('an act of a token names it, and its vault as that of the token', async () => {
    await show({ intent: createIntent({ to: other, made }) }, { eth_call: yes })
    screen.getByText('DUCK')
    cleanup()
    await show({ intent: createIntent({ to: account, made }) }, { eth_call: yes })
    screen.getByText(en.tx.vaultOf.replace('{{symbol}}', 'DUCK'))
  })

  test.each([
    ['that no factory of ours has made', { eth_call: no, eth_getCode: new Promise(() => {}) }],
    ['of a factory whose code is not ours', { eth_call: yes }],
  ])('an act of a token %s cannot be signed', async (_, answers) => {
    await show({ intent: createIntent({ to: other, made }) }, answers)
    await screen.findByText(en.tx.codeUnexpected)
    expect(screen.getByRole('button', { name: 'Approve 1000 HRB' })).toHaveProperty('disabled', true)
  })

  test('a lock is named, and one that the lock factory has not made cannot be released', async () => {
    const lock = { by: 'TokenLockFactory', token: other, symbol: en.locks.lock } as const
    await show(
      { intent: createIntent({ to: other, made: lock }) },
      { eth_call: no, eth_getCode: new Promise(() => {}) },
    )
    screen.getByText(en.locks.lock)
    await screen.findByText(en.tx.codeUnexpected)
    cleanup()
    await show({ intent: createIntent({ to: account, made: lock }) }, { eth_call: yes })
    await screen.findByText(en.tx.codeUnexpected)
  })

  test('without a wallet the button itself is to connect one', async () => {
    const { openConnect } = await show({}, {}, false)
    await userEvent.click(screen.getByRole('button', { name: en.wallet.connect }))
    expect(openConnect).toHaveBeenCalled()
    screen.getByText(en.tx.costAfterConnect)
  })

  test('another account in the wallet is named, and nothing can be signed', async () => {
    await show({ intent: createIntent({ account: other }) })
    screen.getByText(en.tx.wrongAccount.replace('{{address}}', '0x7099...79C8'))
    expect(screen.getByRole('button', { name: 'Approve 1000 HRB' })).toHaveProperty('disabled', true)
  })

  test('a sent transaction shows its state and tells once that it is mined', async () => {
    const onMined = vi.fn()
    const onFinal = vi.fn()
    await show({ onMined, onFinal }, { eth_getTransactionReceipt: receipt })
    await clickAction()

    await screen.findByText(en.tx.states.final)
    expect(onMined).toHaveBeenCalledTimes(1)
    expect(onFinal).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button', { name: 'Approve 1000 HRB' })).toBeNull()
  })

  test('two clicks in one breath tell once that it is mined', async () => {
    const [onMined, onFinal] = [vi.fn(), vi.fn()]
    await show({ onMined, onFinal }, { eth_getTransactionReceipt: receipt })
    const button = await screen.findByRole('button', { name: 'Approve 1000 HRB' })
    button.click()
    button.click()

    await screen.findByText(en.tx.states.final)
    expect(onMined).toHaveBeenCalledTimes(1)
    expect(onFinal).toHaveBeenCalledTimes(1)
  })

  test('a revert in the block is told, and is not taken for success', async () => {
    const onMined = vi.fn()
    await show({ onMined }, { eth_getTransactionReceipt: { ...receipt, status: '0x0' } })
    await clickAction()

    await screen.findByText(en.tx.states.reverted)
    expect(onMined).not.toHaveBeenCalled()
  })

  test('[c215] a decline is quiet and the act can be repeated', async () => {
    const write = vi.fn(() => Promise.reject(new UserRejectedRequestError(new Error('no'))))
    await show({ intent: createIntent({ write }) })
    await clickAction()

    await screen.findByText(en.errors.userRejected)
    expect(screen.getByRole('button', { name: 'Approve 1000 HRB' })).toHaveProperty('disabled', false)
    expect(await activityStore.list()).toEqual([])
  })

  test('an act that was sent on an earlier visit is followed by itself', async () => {
    const intent = createIntent({ write: vi.fn() })
    const { key, kind, chainId, summary } = intent
    const record = { key, kind, chainId, account, summary, hash, createdAt: 1, updatedAt: 1 } as const
    await activityStore.put({ ...record, state: 'submitted' })
    await show({ intent }, { eth_getTransactionReceipt: receipt })

    await screen.findByText(en.tx.states.final)
    await waitFor(() => expect(intent.write).not.toHaveBeenCalled())
  })
})

describe('SimulationLine', () => {
  const show = (ago: number) =>
    render(<SimulationLine preview={{ data: { gas: 1n, gasPrice: 1n }, dataUpdatedAt: Date.now() - ago } as never} />)

  test('that it will work is said with its age, once that is a while ago', () => {
    const { unmount } = show(0)
    screen.getByText(en.tx.simulationOk)
    expect(screen.queryByText(/as of/)).toBeNull()
    unmount()
    show(180_000)
    screen.getByText('as of 3 min. ago')
  })

  test.each([
    ['the network was away', new Error('fetch failed'), en.errors.unreachable],
    ['the chain refused', { code: 3 }, en.tx.simulationFailed.replace('{{reason}}', en.errors.revertedUnknown)],
  ])('where %s, it is asked again, and the act is open once it would work', async (_, error, said) => {
    const config = await connectTestConfig(() => undefined)
    const simulate = vi.fn(async () => ({ gas: 1n })).mockRejectedValueOnce(error)
    const intent = approvalIntent({ simulate })
    renderApp(<TransactionPanel intent={intent} actionLabel="Approve" />, config)
    await screen.findByText(said)
    const getActionButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' })
    expect(getActionButton().disabled).toBe(true)

    await userEvent.click(screen.getByRole('button', { name: en.tx.again }))
    await screen.findByText(en.tx.simulationOk)
    expect(getActionButton().disabled).toBe(false)
    expect(simulate).toHaveBeenCalledTimes(2)
  })
})

describe('useWalletMatch', () => {
  function Match({ account, chainId }: Parameters<typeof useWalletMatch>[0]) {
    return <p>{useWalletMatch({ account, chainId })}</p>
  }

  test('[c108] the connected wallet can be written with while another one is asked', async () => {
    const { config } = await withPendingSecondWallet()
    renderApp(
      <>
        <Match account={accountA} chainId={31337} />
        <Match account={accountA} chainId={56} />
        <Match account={accountB} chainId={31337} />
      </>,
      config,
    )
    await screen.findByText('ready')
    screen.getByText('otherChain')
    screen.getByText('otherAccount')
  })
})
