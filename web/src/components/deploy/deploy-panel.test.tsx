import { type DeployableName, deployables, toDeployCall } from '@saleyard/chain/deployments/deployables.ts'
import { deployer, deployments } from '@saleyard/generated/deployments'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isAddressEqual } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hash, scriptDeployChain } from '@/components/deploy/testing/script-deploy-chain.ts'
import { WalletActionsProvider } from '@/components/wallet-actions.tsx'
import { describeError } from '@/lib/errors/describe-error.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { readBuiltCode } from '@/testing/read-built-code.ts'
import { createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { DeployPanel } from './deploy-panel.tsx'
import { useDeployments } from './use-deployments.ts'

describe('DeployPanel', () => {
  let chain: ReturnType<typeof scriptDeployChain>

  beforeEach(() => {
    chain = scriptDeployChain()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    for (const { key } of await activityStore.list()) await activityStore.remove(key)
  })

  async function show(name: DeployableName = 'MultiSender', { connected = true } = {}) {
    const config = connected ? await connectTestConfig(chain.answer) : createTestConfig(chain.answer)
    const openConnect = vi.fn()
    renderApp(
      <WalletActionsProvider actions={{ openConnect, openNetworks: () => {} }}>
        <DeployPanel chainId={foundry.id} name={name} />
      </WalletActionsProvider>,
      config,
    )
    await screen.findByRole('heading', { name: `${name} isn't on Local chain yet` })
    return { openConnect, user: userEvent.setup() }
  }

  const button = (name: DeployableName) => screen.findByRole('button', { name: `Deploy ${name}` })
  const noButton = () => expect(screen.queryByRole('button', { name: /^Deploy / })).toBeNull()
  const states = () =>
    within(screen.getByRole('list', { name: en.deploy.list }))
      .getAllByRole('listitem')
      .map((item) => Object.values(en.deploy.states).find((state) => item.textContent?.includes(state)))

  test('it says what is deployed, where, why anyone may and what it costs, and sends it to the deployer', async () => {
    const { user } = await show()
    await screen.findByText(en.deploy.leadCost.replace('{{cost}}', '0.005 ETH'))
    screen.getByText(deployments.MultiSender)
    screen.getByText(en.deploy.why)
    screen.getByText(en.deploy.summary.replace('{{contract}}', 'MultiSender').replace('{{network}}', 'Local chain'))
    await screen.findByText(en.tx.simulationOk)
    await user.click(await button('MultiSender'))

    await screen.findByText(en.tx.states.final)
    const call = toDeployCall((await deployables.MultiSender.load()).creationCode)
    expect(chain.sent).toHaveLength(1)
    expect(chain.sent[0]?.data).toBe(call.data)
    expect(isAddressEqual(chain.sent[0]?.to ?? '0x', deployer)).toBe(true)
    const key = `deploy:${foundry.id}:MultiSender`
    await waitFor(async () =>
      expect(await activityStore.get(key)).toMatchObject({ kind: 'deploy', state: 'final', hash }),
    )
  })

  test('what a contract needs comes first, and each is marked when it is there', async () => {
    const { user } = await show('BabyTokenFactory')
    await screen.findByText(en.deploy.leadMany)
    await waitFor(() => expect(states()).toEqual([en.deploy.states.next, en.deploy.states.missing]))
    await screen.findByText(en.tx.simulationOk)
    expect(screen.queryByRole('button', { name: 'Deploy BabyTokenFactory' })).toBeNull()
    chain.whenSent = () => chain.putContract('BabyVault')
    await user.click(await button('BabyVault'))

    await button('BabyTokenFactory')
    expect(states()).toEqual([en.deploy.states.expected, en.deploy.states.next])
    await screen.findByText(en.tx.simulationOk)
    chain.whenSent = () => chain.putContract('BabyTokenFactory')
    await user.click(await button('BabyTokenFactory'))

    await waitFor(() => expect(states()).toEqual([en.deploy.states.expected, en.deploy.states.expected]))
    expect(chain.sent).toHaveLength(2)
    noButton()
  })

  test('without the deployer it says so, and offers nothing', async () => {
    chain.clear()
    await show()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      describeError({ code: 'deployerMissing', values: { network: 'Local chain' } }, i18n.t),
    )
    expect(screen.queryByText(en.deploy.lead)).toBeNull()
    noButton()
  })

  test('foreign code at the address is named, and nothing is offered', async () => {
    chain.put(deployments.BabyVault, '0x00')
    await show('BabyTokenFactory')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      describeError({ code: 'codeUnexpected', values: { address: deployments.BabyVault } }, i18n.t),
    )
    expect(states()).toEqual([en.deploy.states.foreign, en.deploy.states.missing])
    noButton()
  })

  test('without a wallet the button is to connect one', async () => {
    const { openConnect, user } = await show('MultiSender', { connected: false })
    await screen.findByText(en.deploy.connect)
    await user.click(screen.getByRole('button', { name: en.wallet.connect }))
    expect(openConnect).toHaveBeenCalledOnce()
    noButton()
  })

  test('a wallet on another network will be asked to switch first', async () => {
    chain.chainId = '0x61'
    await show()
    await screen.findByText(en.tx.switchFirst.replace('{{network}}', 'Local chain'))
    expect(await button('MultiSender')).toHaveProperty('disabled', false)
  })

  test('a network that does not answer is asked again at a click', async () => {
    chain.isDown = true
    const { user } = await show()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(en.deploy.unreadable.replace('{{network}}', 'Local chain'))
    chain.isDown = false
    await user.click(within(alert).getByRole('button', { name: en.common.tryAgain }))
    await button('MultiSender')
  })

  test('a network that is too busy to try the deployment is not taken for one that refuses the contract', async () => {
    chain.isBusy = true
    await show()
    await screen.findByText(en.errors.rateLimited)
    screen.getByText(en.deploy.lead)
    expect(await button('MultiSender')).toHaveProperty('disabled', true)
  })

  test('code that could not be loaded is loaded again at a click', async () => {
    vi.spyOn(deployables.TokenLockFactory, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { user } = await show('TokenLockFactory')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(en.deploy.notLoaded.replace('{{contract}}', 'TokenLockFactory'))
    await user.click(within(alert).getByRole('button', { name: en.common.tryAgain }))
    await button('TokenLockFactory')
  })

  test('a contract that somebody else deploys is noticed at the next look', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await show()
    await button('MultiSender')
    chain.putContract('MultiSender')
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    await waitFor(() => expect(states()).toEqual([en.deploy.states.expected]))
    noButton()
  })
})

describe('useDeployments', () => {
  test('what failed or was read while the contract was missing is asked again once it is there, and nothing else', async () => {
    let code = '0x'
    const config = createTestConfig((method) => (method === 'eth_getCode' ? code : null))
    const asked = { failed: vi.fn(() => Promise.reject(new Error('no contract'))), code: vi.fn(), other: vi.fn() }

    function Probe() {
      const { state, retry } = useDeployments({ chainId: foundry.id, name: 'StandardTokenFactory', enabled: true })
      useQuery({ queryKey: ['failed'], queryFn: asked.failed, retry: false })
      useQuery({ queryKey: ['code', foundry.id], queryFn: async () => asked.code() ?? 'missing', staleTime: 60_000 })
      useQuery({ queryKey: ['other'], queryFn: async () => asked.other() ?? 'fine' })
      return (
        <button type="button" onClick={retry}>
          {String(state)}
        </button>
      )
    }
    renderApp(<Probe />, config)
    const button = await screen.findByRole('button', { name: 'missing' })
    await waitFor(() => expect(asked.failed).toHaveBeenCalledOnce())

    code = readBuiltCode('StandardTokenFactory')
    await userEvent.click(button)
    await screen.findByRole('button', { name: 'expected' })
    await waitFor(() => expect(asked.failed).toHaveBeenCalledTimes(2))
    expect(asked.code).toHaveBeenCalledTimes(2)
    expect(asked.other).toHaveBeenCalledOnce()
  })

  test('nothing is asked while not enabled', async () => {
    const answer = vi.fn(() => null)
    function Probe() {
      return String(useDeployments({ chainId: foundry.id, name: 'MultiSender', enabled: false }).state)
    }
    renderApp(<Probe />, createTestConfig(answer))
    await screen.findByText('undefined')
    expect(answer).not.toHaveBeenCalled()
  })
})
