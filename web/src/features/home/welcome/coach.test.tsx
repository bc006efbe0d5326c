import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createClient, custom, type EIP1193Provider, ProviderRpcError } from 'viem'
import { foundry } from 'viem/chains'
import { beforeEach, expect, test } from 'vitest'
import { type Config, createConfig, injected } from 'wagmi'
import { localAccountId } from '@/dev/announce-local-account.ts'
import { localAccount } from '@/dev/create-local-provider.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { Coach, type CoachProps } from './coach.tsx'
import { Guide } from './guide.tsx'
import { isGuideBegun, openGuide } from './guide-store.ts'

const { guide: words } = en
const begin: CoachProps = { step: 'prepare', isFinished: false, hasList: false }

beforeEach(() => {
  localStorage.clear()
  appStore.setState({ recentAccount: null })
})

/** A config whose only wallet is the test account; `code` is what lies at every address. */
function createLocalConfig({ code = '0x', refuses = (): boolean => false } = {}): Config {
  const answers: Record<string, () => unknown> = {
    eth_accounts: () => [localAccount],
    eth_requestAccounts: () => {
      if (refuses()) throw new ProviderRpcError(new Error('declined'), { code: 4001, shortMessage: 'declined' })
      return [localAccount]
    },
    eth_chainId: () => '0x7a69',
    eth_getCode: () => code,
    eth_blockNumber: () => '0x1',
  }
  const request = async ({ method }: { method: string }) => answers[method]?.() ?? null
  const provider = { request, on() {}, removeListener() {} } as unknown as EIP1193Provider
  return createConfig({
    chains: [foundry],
    client: ({ chain }) => createClient({ chain, transport: custom({ request }, { retryCount: 0 }) }),
    connectors: [injected({ target: { id: localAccountId, name: 'Test account', provider: provider as never } })],
    storage: null,
    multiInjectedProviderDiscovery: false,
  }) as unknown as Config
}

async function showConnected(props: CoachProps, code?: string) {
  const user = userEvent.setup()
  renderApp(<Coach {...props} />, createLocalConfig(code === undefined ? {} : { code }))
  await user.click(await screen.findByRole('button', { name: words.connect }))
}

test('the first act connects the test account in one click, and the next one is named', async () => {
  await showConnected(begin)
  await screen.findByText('Press “Sample” above the list')
  screen.getByText('Step 2 of 6')
  expect(screen.queryByRole('button', { name: words.connect })).toBeNull()
})

test.each([
  { props: { ...begin, hasList: true }, act: 'deploy', number: 3 },
  { props: { ...begin, hasList: true }, act: 'review', number: 3, code: '0x6001' },
  { props: { ...begin, step: 'review' }, act: 'send', number: 4 },
  { props: { ...begin, step: 'approve' }, act: 'approve', number: 4 },
  { props: { ...begin, step: 'send' }, act: 'sign', number: 5 },
] as const)('once connected, the one next act is $act', async ({ props, act, number, ...rest }) => {
  await showConnected(props, 'code' in rest ? rest.code : undefined)
  await screen.findByText(words.acts[act])
  screen.getByText(words.why[act])
  screen.getByText(`Step ${number} of 6`)
})

test('a refusal is said, and the act stays', async () => {
  let isRefusing = true
  const user = userEvent.setup()
  renderApp(<Coach {...begin} />, createLocalConfig({ refuses: () => isRefusing }))
  const connect = await screen.findByRole('button', { name: words.connect })
  await user.click(connect)
  await screen.findByText(en.errors.userRejected)
  isRefusing = false
  await user.click(screen.getByRole('button', { name: words.connect }))
  await screen.findByText('Step 2 of 6')
})

test('a finished run ends it; it is there after a reload until it is closed', async () => {
  if (!Guide) throw new Error('a local chain is configured here')
  const ended = <Guide step="send" isFinished hasList />
  const first = renderApp(ended, createLocalConfig())
  expect(screen.queryByRole('complementary')).toBeNull()
  first.unmount()

  openGuide()
  const second = renderApp(ended, createLocalConfig())
  await screen.findByText(words.acts.report)
  second.unmount()
  renderApp(ended, createLocalConfig())
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: words.finish }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(isGuideBegun()).toBe(true)
})
