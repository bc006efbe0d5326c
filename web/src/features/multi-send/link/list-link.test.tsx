import { type ListLink, readListLink, writeListLink } from '@saleyard/send/list/list-link.ts'
import { useLocation } from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useReducer, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadDraft, saveDraft } from '@/features/multi-send/list/draft-store.ts'
import { PreparePage } from '@/features/multi-send/list/ui/prepare-page.tsx'
import { createListService } from '@/features/multi-send/list/worker/create-list-service.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { type Draft, emptyDraft, initialState } from '@/features/multi-send/multi-send-state.ts'
import { MultiSendPage } from '@/features/multi-send/page.tsx'
import { reduceMultiSend } from '@/features/multi-send/reduce-multi-send.ts'
import { newPrice } from '@/features/multi-send/source/testing/holders-source.ts'
import { knownTokens, rememberTokens } from '@/lib/storage/known-tokens.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { OpenListLink } from './open-list-link.tsx'
import { LinkedNotes, ShareList } from './share-list.tsx'

const words = en.multiSend
const [a, b] = ['a1', 'b2'].map((pair) => `0x${pair.repeat(20)}`) as [string, string]
const token = `0x${'11'.repeat(20)}` as const
const base: ListLink = {
  chainId: 31337,
  amountKind: 'each',
  amountText: '',
  isDollars: false,
  text: `${a},1\n${b},2.5`,
}

afterEach(() => {
  cleanup()
  knownTokens.setState({ tokens: [] })
  vi.restoreAllMocks()
})

const asked = vi.fn(() => null)

async function open(link: ListLink | string, mine: Partial<Draft> = {}) {
  const fragment = typeof link === 'string' ? link : ((await writeListLink(link)) ?? '')
  const service = createListService({} as never)
  const states: Draft[] = []
  function Page() {
    const [state, dispatch] = useReducer(reduceMultiSend, {
      ...initialState,
      isRestored: true,
      draft: { ...emptyDraft, ...mine },
    })
    states.push(state.draft)
    return (
      <ListServiceContext value={() => service}>
        <OpenListLink fragment={fragment} draft={state.draft} dispatch={dispatch} />
        <output>{useLocation().href}</output>
      </ListServiceContext>
    )
  }
  asked.mockClear()
  renderApp(<Page />, createTestConfig(asked))
  return { draft: () => states.at(-1) }
}
const row = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).parentElement?.querySelector('dd')?.textContent

describe('a link that is opened', () => {
  test('shows what it wants to put in, and fills it in after a click only; no node is asked', async () => {
    const { draft } = await open({ ...base, token, text: `${base.text}\nx,1` })
    await waitFor(async () => expect(await row(words.summary.recipients)).toBe('2'))
    expect(await row(words.summary.total)).toBe('3.5')
    expect(await row(words.asset.heading)).toContain(token)
    expect(await row(words.asset.heading)).toContain(words.link.unknownToken)
    expect(await row(words.source.network)).toBe('Local chain')
    expect(await row(words.problems.label)).toBe('1 rejected')
    const lines = within(screen.getByRole('list', { name: words.list.heading })).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([`${a},1`, `${b},2.5`, 'x,1'])
    expect(screen.getByText(words.link.lead)).toBeTruthy()
    expect(screen.queryByText(words.link.kept)).toBeNull()
    expect(draft()).toEqual(emptyDraft)

    fireEvent.click(screen.getByRole('button', { name: en.createToken.links.use }))
    expect(draft()).toMatchObject({ asset: 'erc20', tokenText: token, link: { chainId: 31337 }, answers: {} })
    expect(asked).not.toHaveBeenCalled()
  })

  test('names a token that the device knows, and the amount for each', async () => {
    rememberTokens([{ chainId: 31337, token, symbol: 'TIDE' }])
    await open({ ...base, token, amountKind: 'same', amountText: '4', text: `${a}\n${b}` })
    await waitFor(async () => expect(await row(words.summary.total)).toBe('8 TIDE'))
    expect(await row(words.asset.heading)).not.toContain(words.link.unknownToken)
    expect(await row(words.amount.heading)).toBe(`${words.amount.same}: 4 TIDE`)
  })

  test('leaves what was begun as it is, and says that it is kept', async () => {
    const { draft } = await open(base, { text: 'mine' })
    expect(await screen.findByText(words.link.kept)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: en.createToken.links.keep }))
    expect(draft()).toEqual({ ...emptyDraft, text: 'mine' })
  })

  test('changes nothing of the present list before the click, whatever token its address names besides', async () => {
    const mine = { ...emptyDraft, text: `${a},100`, price: newPrice() }
    await saveDraft(mine)
    const fragment = await writeListLink(base)
    const { unmount } = renderApp(<MultiSendPage token={token} link={fragment} />, createTestConfig(asked))
    await screen.findByText(words.link.kept)
    // Leaving the page saves the list.
    unmount()
    await waitFor(async () => expect(await loadDraft()).toEqual(mine))
    localStorage.clear()
  })

  test('takes its token along when it is used up: the address may still name it for a moment', async () => {
    const mine = { ...emptyDraft, text: `${a},100` }
    await saveDraft(mine)
    const fragment = await writeListLink(base)
    function Page() {
      const [link, setLink] = useState<string | undefined>(fragment)
      return (
        <>
          <button type="button" onClick={() => setLink(undefined)}>
            used up
          </button>
          <MultiSendPage token={token} link={link} />
        </>
      )
    }
    const { unmount } = renderApp(<Page />, createTestConfig(asked))
    await screen.findByText(words.link.kept)
    fireEvent.click(screen.getByRole('button', { name: 'used up' }))
    await screen.findByRole('heading', { name: words.list.heading })
    // As long as a token takes to be filled in.
    await act(async () => void (await loadDraft()))
    expect(screen.queryByDisplayValue(token)).toBeNull()
    unmount()
    await waitFor(async () => expect(await loadDraft()).toEqual(mine))
    localStorage.clear()
  })

  test('shows no mark of direction and no markup as such', async () => {
    await open({ ...base, text: `${a},\u202e001\n<b>${b}</b>,1` })
    const lines = within(await screen.findByRole('list', { name: words.list.heading })).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([`${a},001`, `<b>${b}</b>,1`])
    await waitFor(async () => expect(await row(words.summary.total)).toBe('1 ETH'))
    expect(await row(words.problems.label)).toBe('1 rejected')
  })

  test('shows five lines of many; huge amounts are refused, and lines of one recipient are a question', async () => {
    await open({ ...base, text: Array.from({ length: 60 }, () => `${a},${'9'.repeat(60)}`).join('\n') })
    const lines = within(await screen.findByRole('list', { name: words.list.heading })).getAllByRole('listitem')
    expect(lines).toHaveLength(5)
    await waitFor(async () => expect(await row(words.problems.label)).toBe('60 rejected'))
    cleanup()
    await open({ ...base, text: Array.from({ length: 60 }, () => `${a},9`).join('\n') })
    await waitFor(async () => expect(await row(words.problems.label)).toBe('1 question'))
  })
})

describe('error: a link', () => {
  const damaged = `${en.pages.errors[400].lead} ${en.pages.errors[400].advice}`
  test.each([
    ['that is damaged', 'list=AAAA&v=1', damaged],
    ['of a later version', 'list=AAAA&v=2', en.multiSend.link.newer],
    ['of 50,000 lines', `list=${'A'.repeat(1_500_000)}&v=1`, words.link.long],
    ['for a network that is not here', { ...base, chainId: 5 }, 'Goerli'],
    ['for a network that no one knows', { ...base, chainId: 123_456_789 }, '123456789'],
    ['with dollars of a token', { ...base, token, isDollars: true }, damaged],
  ])('%s says why, and the list stays', async (_, link, why) => {
    const { draft } = await open(link as ListLink | string, { text: 'mine' })
    expect((await screen.findByRole('alert')).textContent).toContain(why)
    expect(screen.queryByRole('button', { name: en.createToken.links.use })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: words.review.back }))
    expect(draft()).toEqual({ ...emptyDraft, text: 'mine' })
  })
})

describe('a list', () => {
  const share = (draft: Partial<Draft>) => renderApp(<ShareList draft={{ ...emptyDraft, ...draft }} chainId={31337} />)
  const copy = () => screen.findByRole('button', { name: words.link.copy })

  test('is copied as a link that fills it in, without the lines that were removed', async () => {
    const writeText = vi.fn(async (_: string) => {})
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    share({ text: `${a},1\nbad\n${b},2`, droppedLines: [2], asset: 'erc20', tokenText: ` ${token} ` })
    const button = await copy()
    await act(async () => fireEvent.click(button))
    const [page, fragment = ''] = (writeText.mock.calls[0]?.[0] ?? '').split('#')
    expect(page).toBe(`${location.origin}/multi-sender`)
    expect(await readListLink(fragment)).toEqual({ link: { ...base, token, text: `${a},1\n${b},2` } })
  })

  test('that is too long for a link says so, and is offered as a file', async () => {
    const line = (index: number) =>
      `0x${(BigInt(index + 1) * 0x9e3779b97f4a7c15f39cc0605cedc834n).toString(16).padStart(40, '7').slice(-40)},1`
    share({ text: Array.from({ length: 400 }, (_, index) => line(index)).join('\n') })
    expect(await screen.findByText(words.link.long)).toBeTruthy()
    const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:')
    fireEvent.click(screen.getByRole('button', { name: words.report.csv }))
    const [file] = url.mock.calls[0] ?? []
    expect(file).toHaveProperty('size', 400 * 45 - 1)
  })

  test('has no link while its token is none', async () => {
    share({ text: `${a},1`, asset: 'erc20', tokenText: '0x12' })
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('of a link says so with its network; the list before is one click away', async () => {
    const dispatch = vi.fn()
    const draft = { ...emptyDraft, link: { chainId: 31337 }, others: [{ ...emptyDraft, text: 'mine' }] }
    renderApp(<LinkedNotes draft={draft} dispatch={dispatch} />)
    expect((await screen.findByRole('note')).textContent).toContain('Local chain')
    expect(screen.getByText('mine')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: words.link.switch }))
    fireEvent.click(screen.getByRole('button', { name: words.pastRuns.delete }))
    expect(dispatch.mock.calls).toEqual([[{ type: 'otherOpened', index: 0 }], [{ type: 'otherDropped', index: 0 }]])
  })
})

describe('step Prepare, with a list of a link', () => {
  const prepare = async (more: Partial<Draft>) => {
    const service = createListService({} as never)
    const draft = { ...emptyDraft, text: base.text, ...more }
    const history = { past: [], future: [], isTyping: false }
    renderApp(
      <ListServiceContext value={() => service}>
        <PreparePage {...{ draft, history }} isDraftSaved dispatch={vi.fn()} onReview={vi.fn()} />
      </ListServiceContext>,
      await connectTestConfig(() => undefined),
    )
  }
  const named = (name: string | RegExp) => screen.findByRole('button', { name })

  test('for another network than the wallet is on leads there, whatever the wallet offers', async () => {
    await prepare({ link: { chainId: 97 } })
    expect(await named('Switch to Binance Smart Chain Testnet')).toBeTruthy()
    expect(screen.getByRole('note').textContent).toContain('Binance Smart Chain Testnet')
    cleanup()
    await prepare({ link: { chainId: 31337 } })
    expect(await named(/^Review 2|^Deploy/)).toBeTruthy()
  })

  test('in dollars reads the price first, and takes no amount for one of the coin', async () => {
    await prepare({ link: { chainId: 31337 }, isPriceMissing: true })
    expect((await screen.findAllByRole('button', { name: words.acts.updatePrice })).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull()
  })
})
