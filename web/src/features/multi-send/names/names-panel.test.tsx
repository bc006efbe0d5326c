import type { NameRecord } from '@saleyard/send/list/questions.ts'
import { type ResolveNamesParameters, resolveNames } from '@saleyard/send/names/resolve-names.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReducer } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { emptyDraft, initialState, type MultiSendState } from '@/features/multi-send/multi-send-state.ts'
import { reduceMultiSend } from '@/features/multi-send/reduce-multi-send.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { NamesPanel } from './names-panel.tsx'

// The name service is a network away; what the page asks of it is tested in resolve-names.integration.test.ts.
vi.mock('@saleyard/send/names/resolve-names.ts', () => ({ resolveNames: vi.fn() }))
const service = vi.mocked(resolveNames)
afterEach(() => service.mockReset())

const words = en.multiSend.names
const ada = `0x${'ad'.repeat(20)}` as const
const readAt = Date.now() - 120_000
const resolved: NameRecord = { kind: 'resolved', address: ada, readAt }

function Page({ text, chainId }: { text: string; chainId: number }) {
  const before: MultiSendState = { ...initialState, draft: { ...emptyDraft, text } }
  const [{ draft }, dispatch] = useReducer(reduceMultiSend, before)
  const records = draft.names?.chainId === chainId ? draft.names.records : undefined
  const { list, session } = readList(text, { answers: draft.answers, names: records })
  return (
    <I18nextProvider i18n={i18n}>
      <NamesPanel draft={draft} list={list} chainId={chainId} dispatch={dispatch} />
      <output>
        {JSON.stringify({ paid: session.list.recipients.map(({ address }) => address), answers: draft.answers })}
      </output>
    </I18nextProvider>
  )
}

function show(text: string, chainId = 56) {
  const { rerender } = render(<Page text={text} chainId={chainId} />)
  return { user: userEvent.setup(), goTo: (id: number) => rerender(<Page text={text} chainId={id} />) }
}
const readStatus = () => JSON.parse(screen.getByRole('status').textContent ?? '')
const button = (name: string) => screen.getByRole('button', { name })
const requestOf = (call: number) => service.mock.calls[call]?.[0] as ResolveNamesParameters

test('a list without names has no panel', () => {
  show(`${ada},1`)
  expect(screen.queryByRole('region')).toBeNull()
})

test('nobody is asked before the click, and then each name once', async () => {
  const { user } = show('ada.eth,1\nADA.eth,2\neve.eth,3')
  expect(service).not.toHaveBeenCalled()
  service.mockResolvedValue({ 'ada.eth': resolved, 'eve.eth': { kind: 'notFound', readAt } })
  await user.click(button('Look up 2 names on Ethereum'))
  expect(requestOf(0)).toMatchObject({ names: ['ada.eth', 'eve.eth'], hosts: [], chainId: 56 })
  expect(await screen.findByText(/^Looked up 2 min\. ago\./)).toBeTruthy()
})

test('what was learned is paid, and asked anew only by a click', async () => {
  const { user } = show('ada.eth,1')
  service.mockResolvedValueOnce({ 'ada.eth': resolved })
  await user.click(button('Look up 1 name on Ethereum'))
  await waitFor(() => expect(readStatus().paid).toEqual([ada]))
  service.mockResolvedValueOnce({ 'ada.eth': { kind: 'notFound', readAt } })
  await user.click(button(words.again))
  await waitFor(() => expect(readStatus().paid).toEqual([]))
  expect(service).toHaveBeenCalledTimes(2)
})

test('a lookup that failed is said, and tried again by a click', async () => {
  const { user } = show('ada.eth,1')
  service.mockResolvedValueOnce({ 'ada.eth': { kind: 'failed', readAt } })
  await user.click(button('Look up 1 name on Ethereum'))
  expect((await screen.findByRole('alert')).textContent).toBe(words.failed_one.replace('{{formatted}}', '1'))
  service.mockResolvedValueOnce({ 'ada.eth': resolved })
  await user.click(button(words.tryAgain))
  await waitFor(() => expect(readStatus().paid).toEqual([ada]))
})

test('an error of the lookup itself leaves the names to be looked up', async () => {
  const { user } = show('ada.eth,1')
  service.mockRejectedValue(new Error('chunk did not load'))
  await user.click(button('Look up 1 name on Ethereum'))
  expect(await screen.findByRole('button', { name: 'Look up 1 name on Ethereum' })).toBeTruthy()
})

test('progress is shown, and stopping keeps what was learned until then', async () => {
  const { user } = show('ada.eth,1\neve.eth,1')
  service.mockImplementation(async ({ onProgress, signal }) => {
    onProgress?.(1)
    await new Promise((resolve) => signal?.addEventListener('abort', resolve))
    return { 'ada.eth': resolved }
  })
  await user.click(button('Look up 2 names on Ethereum'))
  expect(await screen.findByText('1 of 2 looked up')).toBeTruthy()
  await user.click(button(words.stop))
  await waitFor(() => expect(readStatus().paid).toEqual([ada]))
  expect(button('Look up 1 name on Ethereum')).toBeTruthy()
})

test('another chain stops the lookup, and what was learned for the first is worth nothing there', async () => {
  const { user, goTo } = show('ada.eth,1')
  service.mockResolvedValueOnce({ 'ada.eth': resolved })
  await user.click(button('Look up 1 name on Ethereum'))
  await waitFor(() => expect(readStatus().paid).toEqual([ada]))
  goTo(137)
  expect(readStatus().paid).toEqual([])
  let finish = (_: Record<string, NameRecord>) => {}
  service.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  await user.click(button('Look up 1 name on Ethereum'))
  await waitFor(() => expect(service).toHaveBeenCalledTimes(2))
  goTo(42161)
  expect(requestOf(1).signal?.aborted).toBe(true)
  const finishFirst = finish
  await user.click(button('Look up 1 name on Ethereum'))
  await waitFor(() => expect(service).toHaveBeenCalledTimes(3))
  await act(async () => finishFirst({ 'ada.eth': resolved }))
  expect(button(words.stop)).toBeTruthy()
  await act(async () => finish({ 'ada.eth': resolved }))
  expect(readStatus().paid).toEqual([ada])
})

test('gateways are named before they are asked, and those alone are consented to', async () => {
  const { user } = show('ada.eth,1\neve.eth,1')
  const gateway = (hosts: string[], failed?: string): NameRecord => ({
    kind: 'gateway',
    hosts,
    readAt,
    ...(failed && { failed }),
  })
  service.mockResolvedValueOnce({ 'ada.eth': gateway(['a.example']), 'eve.eth': gateway(['b.example', 'a.example']) })
  await user.click(button('Look up 2 names on Ethereum'))
  expect(await screen.findByText(words.gateways.replace('{{hosts}}', 'a.example, b.example'))).toBeTruthy()
  service.mockResolvedValueOnce({ 'ada.eth': resolved, 'eve.eth': gateway(['c.example', 'b.example'], 'b.example') })
  await user.click(button('Look up 2 names there'))
  expect(requestOf(1)).toMatchObject({ names: ['ada.eth', 'eve.eth'], hosts: ['a.example', 'b.example'] })
  expect((await screen.findByRole('alert')).textContent).toBe(words.gatewayFailed.replace('{{hosts}}', 'b.example'))
  expect(screen.getByText(words.gateways.replace('{{hosts}}', 'c.example, b.example'))).toBeTruthy()
})

test('names can be refused without asking anybody, and that can be taken back', async () => {
  const { user } = show('ada.eth,1')
  await user.click(button(en.multiSend.questions.choices.names.refuse))
  expect(readStatus().answers).toEqual({ names: 'refuse' })
  await user.click(screen.getByRole('button', { name: en.multiSend.questions.choices.names.refuse, pressed: true }))
  expect(readStatus().answers).toEqual({})
  expect(service).not.toHaveBeenCalled()
})
