import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpRequestError, parseEther } from 'viem'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { knownChains } from '@/lib/networks/chains.ts'
import en from '@/locales/en.json'
import { byTextContent } from '@/testing/render-app.tsx'
import type { Simulation, SimulationStep } from './simulation.ts'
import { SimulationReport } from './simulation-report.tsx'

const words = en.createToken.trial
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const chain = knownChains.find(({ id }) => id === 56) as (typeof knownChains)[number]
const identity = {
  contractURI: '',
  name: 'Harbour',
  symbol: 'HRB',
  decimals: 18,
  totalSupply: parseEther('1000'),
  teamWallet: account,
} as const

const market: Simulation['market'] = {
  router: account,
  wrappedCoin: account,
  pair: account,
  liquidity: { units: parseEther('500'), coin: parseEther('10'), purchase: parseEther('0.1') },
  seeder: account,
}
const created: SimulationStep = { name: 'create', state: 'done', gas: 4_013_147n }
const seeded: SimulationStep = { name: 'seed', state: 'done', gas: 265_006n }
const bought: SimulationStep = {
  name: 'buy',
  state: 'done',
  gas: 126_665n,
  move: { sent: parseEther('0.1'), received: 4_542_259_638_775_545_128n, fees: parseEther('0.395'), feeBps: 825 },
}

type Shown = { data?: Simulation; error?: Error; isFetching?: boolean; hasExchange?: boolean; age?: number }

async function show(fields: Shown) {
  const refetch = vi.fn(async () => ({}))
  const { data, error = null, isFetching = false, hasExchange = true, age = 0 } = fields
  const simulation = { data, dataUpdatedAt: Date.now() - age, error, isFetching, refetch } as never
  await renderPage(
    <SimulationReport
      simulation={simulation}
      creation={{ identity, ...(hasExchange && { router: account }) }}
      chain={chain}
    />,
  )
  const report = await screen.findByRole('region', { name: words.title })
  return { refetch, report }
}

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('each step tells what was paid, what arrived, its fees and its gas, and which liquidity was assumed', async () => {
  await show({ data: { steps: [created, seeded, bought], market } })
  expect(lines()).toEqual([
    'Token creation',
    `Initial liquidity265,006 gas${words.assumed.replace('{{units}}', '500 HRB').replace('{{coin}}', '10 BNB')} `,
    'Someone buys126,665 gas0.1 BNB sent, 4.54226 HRB arrived. Fees: 0.395 HRB, 8.25%.',
  ])
})

test('a sale brings coin, and a transfer without fees speaks of none', async () => {
  const move = { sent: parseEther('2'), received: parseEther('2'), fees: 0n, feeBps: 0 }
  const transfer: SimulationStep = { name: 'transfer', state: 'done', gas: 1n, move }
  await show({ data: { steps: [created, transfer, { ...transfer, name: 'sell' }], market } })
  expect(lines().slice(1)).toEqual([
    'Someone transfers1 gas2 HRB sent, 2 HRB arrived.',
    'Someone sells1 gas2 HRB sent, 2 BNB arrived.',
  ])
})

test('where the router adds the liquidity, it is said', async () => {
  await show({ data: { steps: [created, seeded], market: { ...market, seeder: undefined } } })
  screen.getByText(new RegExp(words.byRouter.replace('{{network}}', chain.title)))
})

test('a step that was refused says why and what to do, and those behind it were not tried', async () => {
  const error = toUserError(new Error('execution reverted: TRANSFER_FAILED'))
  const failed: SimulationStep = { name: 'sell', state: 'failed', failure: { reason: 'refused', error } }
  await show({ data: { steps: [created, failed, { name: 'transfer', state: 'skipped' }], market } })
  const [, refused, skipped] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement]
  within(refused).getByText(en.errors.reverted.replace('{{reason}}', 'TRANSFER_FAILED'))
  within(refused).getByText(en.errorAdvice.reverted)
  within(skipped).getByText(words.untried)
})

test('a step that moved something else says what should have arrived', async () => {
  const failure = { reason: 'amount', expected: parseEther('0.09'), arrived: 0n, isCoin: true } as const
  await show({ data: { steps: [created, { name: 'sell', state: 'failed', failure }], market } })
  screen.getByText(byTextContent('0.09 BNB should have arrived, but 0 BNB did.'))
  screen.getByText(words.amountAdvice)
})

test('what was not tried is said, with the reason', async () => {
  await show({ data: { steps: [created] } })
  screen.getByText(words.tiny)
})

test('a kind without an exchange says that nothing was traded', async () => {
  const { report } = await show({ data: { steps: [created] }, hasExchange: false })
  expect(report.textContent).toContain(words.noPool)
})

test('a node that can only try the creation is no failure, and is said', async () => {
  await show({ data: { steps: [created], unsupported: toUserError({ code: -32601, message: 'no such method' }) } })
  screen.getByText(words.unable)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(words.noPool)).toBeNull()
})

test('a chain that did not answer is told as that, and asked again', async () => {
  const { refetch } = await show({ error: new HttpRequestError({ url: 'http://127.0.0.1:9' }) })
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain(words.unread)
  await userEvent.click(within(alert).getByRole('button', { name: en.common.tryAgain }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('what was tried before is not shown as tried, once the chain does not answer any more', async () => {
  await show({ data: { steps: [created, seeded], market }, error: new HttpRequestError({ url: 'http://127.0.0.1:9' }) })
  expect(screen.queryByRole('listitem')).toBeNull()
})

test.each([
  [{ own: 290, reward: 290 }, []],
  [{ own: 30 }, []],
  [{ own: 291, reward: 30 }, [words.poolFee.replace('{{symbol}}', 'HRB').replace('{{fee}}', '2.91')]],
  [{ own: 30, reward: 400 }, [words.rewardPoolFee.replace('{{fee}}', '4')]],
  [{ own: undefined, reward: 30 }, []],
  [{}, [words.poolFeeUnknown]],
])('pools that take %j of a trade are named where that stops the vault', async (poolFees, sentences) => {
  const { report } = await show({ data: { steps: [created], market, poolFees } })
  const named = sentences.map((sentence) => sentence.replaceAll('{{most}}', '2.9'))
  for (const sentence of named) within(report).getByText(sentence)
  expect(within(report).queryAllByText(/2\.9\d?%/)).toHaveLength(named.length)
})

test('while it runs it says so', async () => {
  await show({ isFetching: true })
  expect(screen.getByRole('status').textContent).toBe(words.running)
})

test('while it runs again nobody begins it once more', async () => {
  await show({ data: { steps: [created, seeded], market }, isFetching: true })
  expect(screen.getByRole('button', { name: words.again })).toHaveProperty('disabled', true)
})

test('it runs again on demand', async () => {
  const { refetch } = await show({ data: { steps: [created, seeded], market } })
  await userEvent.click(screen.getByRole('button', { name: words.again }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('a trial of a while ago tells its age', async () => {
  await show({ data: { steps: [created] }, age: 120_000 })
  screen.getByText('as of 2 min. ago')
})
