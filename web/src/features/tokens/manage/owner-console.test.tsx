import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { type Address, encodeAbiParameters, encodeFunctionData, parseAbi } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SaleyardToken, TaxedFacts } from '@/features/tokens/kinds/saleyard-token.ts'
import { owner, taxedToken } from '@/features/tokens/testing/taxed-token.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { readBuiltCode } from '@/testing/read-built-code.ts'
import { byTextContent, renderApp } from '@/testing/render-app.tsx'
import { OwnerConsole, useFocusFallback } from './owner-console.tsx'
import { useReviewedAction } from './reviewed-action.tsx'
import type { TokenAction } from './token-action.ts'

const words = en.tokenConsole

describe('actions', () => {
  const other: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const abi = parseAbi([
    'struct Fees { uint16 charityBps; uint16 liquidityFeeBps; uint16 taxFeeBps; }',
    'function lowerFees(Fees)',
    'function transferOwnership(address)',
    'function acceptOwnership()',
    'function renounceOwnership()',
  ])
  const hash = `0x${'ab'.repeat(32)}`
  const receipt = {
    from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    status: '0x1',
    blockNumber: '0x10',
    blockHash: hash,
    transactionHash: hash,
    logs: [],
  }

  type Change = {
    taxed?: Partial<TaxedFacts>
    account?: Address
    token?: Partial<SaleyardToken>
    answers?: Record<string, unknown>
  }

  async function show({ taxed, account = owner, token, answers }: Change = {}) {
    const sent: { to: Address; data: string }[] = []
    const known: Record<string, unknown> = {
      eth_requestAccounts: [account],
      eth_estimateGas: '0x7530',
      eth_call: '0x',
      eth_getTransactionReceipt: receipt,
      ...answers,
    }
    const config = await connectTestConfig((method, [call]) => {
      if (method !== 'eth_sendTransaction') return known[method]
      sent.push(call as (typeof sent)[number])
      return hash
    })
    const onMined = vi.fn()
    const shown = { ...taxedToken, ...token, taxed: { ...taxedToken.taxed, ...taxed } }
    renderApp(<OwnerConsole token={shown} account={account} onMined={onMined} />, config)
    await screen.findByRole('region', { name: words.title })
    return { sent, onMined }
  }

  const field = (label: string, fee = '') => screen.findByLabelText(label.replace('{{fee}}', fee))
  /** Opens a part of the console, which closes the others. */
  const open = async (title: string) =>
    userEvent.click(await screen.findByRole('button', { name: title, expanded: false }))
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const fill = (text: string, values: Record<string, string>) =>
    Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, value), text)

  async function retype(input: HTMLElement, text: string) {
    await userEvent.clear(input)
    if (text) await userEvent.type(input, text)
    await userEvent.tab()
  }

  async function sign(action: string) {
    await screen.findByText(en.tx.simulationOk)
    const panel = screen.getByRole('region', { name: en.tx.title })
    await userEvent.dblClick(within(panel).getByRole('button', { name: action }))
    await screen.findByText(en.tx.states.final)
  }

  afterEach(async () => {
    for (const { key } of await activityStore.list()) await activityStore.remove(key)
  })

  test('who passes through by keyboard is told of no mistake', async () => {
    await show()
    await open(words.renounce.title)
    const confirmation = await field(fill(words.renounce.field, { symbol: taxedToken.symbol }))
    for (let stops = 0; document.activeElement !== confirmation; stops += 1) {
      expect(stops).toBeLessThan(20)
      await userEvent.tab()
    }
    await userEvent.tab()
    expect(screen.getAllByRole('textbox').filter((input) => input.ariaInvalid === 'true')).toEqual([])
  })

  test('a fee begins with what it is, and one that is 0 has no field', async () => {
    await show()
    await open(words.fees.title)
    expect(await field(words.fees.field, words.purposes.reflection)).toHaveProperty('value', '3')
    expect(await field(words.fees.field, words.purposes.liquidity)).toHaveProperty('value', '2.5')
    expect(screen.queryByLabelText(fill(words.fees.field, { fee: words.purposes.charity }))).toBeNull()
  })

  test.each([
    ['3.01', fill(words.fees.tooHigh, { now: '3' })],
    ['25', fill(words.fees.tooHigh, { now: '3' })],
    ['1.001', fill(en.errors.amountTooManyDecimals, { amount: '1.001', decimals: '2' })],
    ['1,5', fill(en.errors.amountInvalid, { amount: '1,5' })],
    ['-1', fill(en.errors.amountInvalid, { amount: '-1' })],
    ['', en.errors.amountMissing],
  ])('a fee of %j is refused, and nothing can be reviewed', async (text, sentence) => {
    await show()
    await open(words.fees.title)
    await retype(await field(words.fees.field, words.purposes.reflection), text)
    await screen.findByText(sentence, { exact: false })
    await userEvent.click(screen.getByRole('button', { name: en.form.problems_one.replace('{{count}}', '1') }))
    expect(screen.queryByText(en.tx.what)).toBeNull()
  })

  test("lowering only the others is refused at the payee's fee, with the highest that the contract takes", async () => {
    const { sent } = await show({ taxed: { fees: { taxFeeBps: 300, liquidityFeeBps: 200, charityBps: 100 } } })
    await open(words.fees.title)
    const charity = await field(words.fees.field, words.purposes.charity)
    expect(screen.getByText(fill(words.fees.hintPayee, { now: '1' }))).toBeDefined()
    await retype(await field(words.fees.field, words.purposes.reflection), '0')
    await press(words.fees.review)
    await screen.findByText(fill(words.fees.partRaised, { most: '0.4' }))
    expect(document.activeElement).toBe(charity)
    await retype(charity, '0.41')
    await screen.findByText(fill(words.fees.partRaised, { most: '0.4' }))

    await retype(charity, '0.4')
    await press(words.fees.review)
    await sign(words.fees.action)
    const args = [{ taxFeeBps: 0, liquidityFeeBps: 200, charityBps: 40 }] as const
    expect(sent[0]?.data).toBe(encodeFunctionData({ abi, functionName: 'lowerFees', args }))
  })

  test('without a change there is nothing to send', async () => {
    await show()
    await open(words.fees.title)
    await retype(await field(words.fees.field, words.purposes.reflection), '3.00')
    await press(words.fees.review)
    await screen.findByText(words.fees.unchanged)
    expect(screen.queryByText(en.tx.what)).toBeNull()
    await retype(await field(words.fees.field, words.purposes.reflection), '2')
    expect(screen.queryByText(words.fees.unchanged)).toBeNull()
  })

  test.each([
    ['0', '0', 0],
    ['2.99', '2.99', 299],
  ])(
    'a fee lowered to %s percent is said in words and sent once, the others as they are',
    async (text, to, taxFeeBps) => {
      const { sent, onMined } = await show()
      await open(words.fees.title)
      await retype(await field(words.fees.field, words.purposes.reflection), text)
      await press(words.fees.review)
      await screen.findByText(byTextContent(fill(words.fees.change, { fee: words.purposes.reflection, from: '3', to })))
      const panel = within(screen.getByRole('region', { name: en.tx.title }))
      expect(panel.queryByText(words.purposes.liquidity, { exact: false })).toBeNull()
      await sign(words.fees.action)

      const args = [{ charityBps: 0, liquidityFeeBps: 250, taxFeeBps }] as const
      expect(sent).toEqual([
        expect.objectContaining({
          to: taxedToken.token,
          data: encodeFunctionData({ abi, functionName: 'lowerFees', args }),
        }),
      ])
      expect(onMined).toHaveBeenCalled()
    },
  )

  test('one part is open at a time, and what was typed in another stays', async () => {
    await show()
    await open(words.fees.title)
    await retype(await field(words.fees.field, words.purposes.reflection), '2')
    await open(words.renounce.title)
    expect(screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual([
      words.renounce.title,
    ])
    expect(screen.queryByRole('button', { name: words.fees.review })).toBeNull()
    await open(words.fees.title)
    expect(await field(words.fees.field, words.purposes.reflection)).toHaveProperty('value', '2')
  })

  test('what is next comes first, and what cannot be undone last and closed', async () => {
    await show({ taxed: { pendingOwner: other } })
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual([
      words.due.title,
      words.fees.title,
      words.pending.title,
      words.handOver.title,
      words.renounce.title,
    ])
    expect(screen.getByRole('button', { name: words.renounce.title }).ariaExpanded).toBe('false')
  })

  test('after an act the part that was pressed says what changed', async () => {
    await show()
    await open(words.handOver.title)
    await retype(await field(words.handOver.field), other)
    await press(words.handOver.review)
    await sign(words.handOver.action)
    const part = within(screen.getByRole('region', { name: words.handOver.title }))
    await part.findByText(byTextContent(fill(words.done.offered, { address: other })))
  })

  test('who accepted still sees what that did, though nothing is offered any more', async () => {
    const known: Record<string, unknown> = {
      eth_requestAccounts: [other],
      eth_estimateGas: '0x7530',
      eth_call: '0x',
      eth_getTransactionReceipt: { ...receipt, from: other },
      eth_sendTransaction: hash,
    }
    const config = await connectTestConfig((method) => known[method])
    function Page() {
      const [taxed, setTaxed] = useState<TaxedFacts>({ ...taxedToken.taxed, pendingOwner: other })
      const { pendingOwner: _, ...accepted } = { ...taxed, owner: other }
      return <OwnerConsole token={{ ...taxedToken, taxed }} account={other} onMined={() => setTaxed(accepted)} />
    }
    renderApp(<Page />, config)
    await userEvent.click(await screen.findByRole('button', { name: words.accept.action }))
    await sign(words.accept.action)
    await screen.findByText(fill(words.done.accepted, { symbol: 'HRB' }))
    await press(words.back)
    await screen.findByRole('heading', { name: words.renounce.title })
    expect(screen.queryByRole('heading', { name: words.accept.title })).toBeNull()
  })

  test('where all fees are gone, there is nothing to lower', async () => {
    await show({ taxed: { fees: { taxFeeBps: 0, liquidityFeeBps: 0, charityBps: 0 } } })
    await open(words.fees.title)
    await screen.findByText(words.fees.none)
  })

  test('an address that cannot own is refused with the reason, and what is typed survives a look and the way back', async () => {
    const { sent } = await show()
    await open(words.handOver.title)
    const input = await field(words.handOver.field)
    await retype(input, owner)
    await screen.findByText(words.handOver.problems.self)
    await retype(input, other.toLowerCase())
    await press(words.handOver.review)
    await screen.findByText(byTextContent(fill(words.handOver.summary, { symbol: 'HRB', address: other })))
    await press(words.back)
    expect(input).toHaveProperty('value', other.toLowerCase())
    expect(document.activeElement?.textContent).toBe(words.handOver.review)

    await press(words.handOver.review)
    await sign(words.handOver.action)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.data).toBe(encodeFunctionData({ abi, functionName: 'transferOwnership', args: [other] }))
  })

  test('an open offer is shown whole and can be taken back', async () => {
    const { sent } = await show({ taxed: { pendingOwner: other } })
    screen.getByText(other)
    screen.getByText(fill(words.renounce.pending, { address: other }))
    await press(words.pending.action)
    await sign(words.pending.action)
    const args = ['0x0000000000000000000000000000000000000000'] as const
    expect(sent[0]?.data).toBe(encodeFunctionData({ abi, functionName: 'transferOwnership', args }))
  })

  test('who was offered the ownership can accept, and nothing that is the owner’s', async () => {
    const { sent } = await show({ account: other, taxed: { pendingOwner: other } })
    for (const title of [words.fees.title, words.handOver.title, words.renounce.title])
      expect(screen.queryByRole('heading', { name: title })).toBeNull()
    await press(words.accept.action)
    await sign(words.accept.action)
    expect(sent[0]?.data).toBe(encodeFunctionData({ abi, functionName: 'acceptOwnership' }))
  })

  test('renouncing asks for the symbol, letter by letter', async () => {
    const { sent } = await show()
    await open(words.renounce.title)
    const input = await field(fill(words.renounce.field, { symbol: 'HRB' }))
    for (const text of ['', 'hrb', 'HR']) {
      await retype(input, text)
      await press(words.renounce.review)
      await screen.findByText(fill(words.renounce.mismatch, { symbol: 'HRB' }))
      expect(screen.queryByText(en.tx.what)).toBeNull()
    }
    await retype(input, 'HRB')
    await press(words.renounce.review)
    await screen.findByText(fill(words.renounce.summary, { symbol: 'HRB' }))
    await sign(words.renounce.action)
    expect(sent[0]?.data).toBe(encodeFunctionData({ abi, functionName: 'renounceOwnership' }))
  })

  test('where the ownership was renounced, nobody is offered anything', async () => {
    await show({ taxed: { owner: undefined } })
    await screen.findByText(fill(words.leadRenounced, { symbol: 'HRB' }))
    await waitFor(() => expect(screen.queryByText(en.common.loading)).toBeNull())
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([
    ['the code that we published', true, en.tx.codeExpected, false],
    ['no word of our factory for it', false, en.tx.codeUnexpected, true],
  ])('an act names its token, which has %s', async (_, isMade, mark, isBlocked) => {
    const eth_call = encodeAbiParameters([{ type: 'bool' }], [isMade])
    await show({ answers: { eth_call, eth_getCode: readBuiltCode('LiquidityGeneratorTokenFactory') } })
    await open(words.renounce.title)
    await retype(await field(fill(words.renounce.field, { symbol: 'HRB' })), 'HRB')
    await press(words.renounce.review)
    const panel = await screen.findByRole('region', { name: en.tx.title })
    const row = within(panel).getByText(en.tx.to).closest('div')
    await waitFor(() => expect(row?.textContent).toContain(mark))
    expect(row?.textContent).toContain('HRB')
    await within(panel).findByText(en.tx.simulationOk)
    const button = within(panel).getByRole('button', { name: words.renounce.action })
    await waitFor(() => expect(button).toHaveProperty('disabled', isBlocked))
  })
})

describe('focus of the console', () => {
  test('the form that was pressed is made anew with the lowered fees, and the console keeps the focus', async () => {
    let lower = () => {}
    function Page() {
      const [fees, setFees] = useState(taxedToken.taxed.fees)
      lower = () => setFees((now) => ({ ...now, taxFeeBps: 100 }))
      return (
        <OwnerConsole
          token={{ ...taxedToken, taxed: { ...taxedToken.taxed, fees } }}
          account={owner}
          onMined={() => {}}
        />
      )
    }
    renderApp(<Page />)
    await userEvent.click(await screen.findByRole('button', { name: words.fees.title }))
    const form = await screen.findByRole('button', { name: words.fees.review })
    act(() => form.focus())
    act(() => lower())
    expect(form.isConnected).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: words.title }))
  })
})

describe('useFocusFallback', () => {
  function Place({ version }: { version: number }) {
    const ref = useRef<HTMLElement>(null)
    return (
      <section ref={ref} tabIndex={-1} aria-label="Place" {...useFocusFallback(ref)}>
        <button key={version} type="button">
          Made anew
        </button>
        <button type="button">Stays</button>
      </section>
    )
  }

  test.each([
    ['Made anew', 'region', 'Place'],
    ['Stays', 'button', 'Stays'],
  ])('while "%s" has the focus, its place keeps it when a part is made anew', async (name, role, kept) => {
    const { rerender } = render(<Place version={1} />)
    await userEvent.click(screen.getByRole('button', { name }))
    rerender(<Place version={2} />)
    expect(document.activeElement).toBe(screen.getByRole(role, { name: kept }))
  })

  test('who left the place by oneself is not fetched back', async () => {
    const { rerender } = render(<Place version={1} />)
    await userEvent.click(screen.getByRole('button', { name: 'Made anew' }))
    await userEvent.click(document.body)
    rerender(<Place version={2} />)
    expect(document.activeElement).toBe(document.body)
  })
})

describe('useReviewedAction', () => {
  const action: TokenAction = {
    name: 'renounce',
    kind: 'renounceOwnership',
    call: {} as TokenAction['call'],
    summary: () => '',
    actionLabel: () => '',
  }

  /** A container with two actions, of which one removes its button. */
  function Place() {
    const { reviewed, container, review, leave } = useReviewedAction({ token: taxedToken, account: owner })
    return (
      <section ref={container} tabIndex={-1} aria-label="Place">
        {reviewed ? (
          <button key="back" type="button" onClick={leave}>
            Back
          </button>
        ) : (
          <button key="goes" type="button" onClick={() => review(action)}>
            Goes
          </button>
        )}
        <button type="button" onClick={() => review(action)}>
          Stays
        </button>
      </section>
    )
  }

  test.each([
    ['Stays', 'Stays'],
    ['Goes', 'Place'],
  ])('an act that %s led to gives the focus to %s when it is left', async (name, focused) => {
    render(<Place />)
    await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
    expect(document.activeElement).toBe(screen.getByRole(focused === 'Place' ? 'region' : 'button', { name: focused }))
  })
})
