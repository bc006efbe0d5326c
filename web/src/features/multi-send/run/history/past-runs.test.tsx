import 'fake-indexeddb/auto'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { multiSenderAddress } from '@saleyard/generated/abis'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openDB } from 'idb'
import { I18nextProvider } from 'react-i18next'
import { getAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { bscTestnet } from 'wagmi/chains'
import { createListService } from '@/features/multi-send/list/worker/create-list-service.ts'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { newRunFile } from '@/features/multi-send/run/history/testing/run-file.ts'
import { createRunStore, memoSignatureKey, runStore } from '@/features/multi-send/run/run-store.ts'
import { lines, recipients, record, runWith } from '@/features/multi-send/run/ui/testing/runs.ts'
import { newSource } from '@/features/multi-send/source/testing/holders-source.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { ExportRun } from './export-run.tsx'
import { PastRuns } from './past-runs.tsx'
import { writeRunFile } from './run-file.ts'

describe('PastRuns', () => {
  const config = createConfig({ chains: [bscTestnet], transports: { [bscTestnet.id]: http('http://127.0.0.1:1') } })
  const words = en.multiSend.pastRuns
  const ids = { old: '0x0d', young: '0x4e' }

  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    for (const [id, createdAt, isFinished] of [
      [ids.old, Date.UTC(2026, 0, 1), true],
      [ids.young, Date.UTC(2026, 5, 1), false],
    ] as const) {
      const run = runWith([record(1), record(2)])
      const summary = { ...run.summary, id, createdAt, isFinished, recipients: 3, total: 3n * 10n ** 18n }
      await runStore.create({ ...run, summary }, { lines, recipients })
    }
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    for (const id of Object.values(ids)) await runStore.remove(id)
  })

  function mount(service = createListService(runStore)) {
    const onOpen = vi.fn()
    render(
      <WagmiProvider config={config as never} reconnectOnMount={false}>
        <QueryClientProvider client={new QueryClient()}>
          <ListServiceContext value={() => service}>
            <I18nextProvider i18n={i18n}>
              <PastRuns onOpen={onOpen} />
            </I18nextProvider>
          </ListServiceContext>
        </QueryClientProvider>
      </WagmiProvider>,
    )
    return onOpen
  }

  async function show() {
    const onOpen = mount()
    const rows = await screen.findAllByRole('listitem')
    return { onOpen, rows, user: userEvent.setup() }
  }

  test('where there are no runs yet the page says how to begin one', async () => {
    for (const id of Object.values(ids)) await runStore.remove(id)
    mount()
    expect((await screen.findByText(words.none)).textContent).toContain('Add recipients above')
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('runs are listed newest first with amount, network, recipients and state', async () => {
    const { rows } = await show()
    const [young, old] = rows.map((row) => row.textContent)
    expect(young).toMatch(/3 tBNB.*Binance Smart Chain Testnet.*Recipients: 3.*2026.*Not finished/s)
    expect(old).toMatch(/3 tBNB.*Finished/s)
  })

  test('a run is opened by its button', async () => {
    const { rows, user, onOpen } = await show()
    await user.click(within(rows[1] as HTMLElement).getByRole('button', { name: /^Open the run of/ }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(ids.old)
  })

  test('a finished run is deleted after one question, and with it the signature over its memos', async () => {
    const { rows, user } = await show()
    for (const id of [ids.old, ids.young]) localStorage.setItem(memoSignatureKey(id), '{}')
    await user.click(within(rows[1] as HTMLElement).getByRole('button', { name: /^Delete the run of/ }))
    expect(screen.queryByText(words.deleteWarning)).toBeNull()
    expect(await runStore.load(ids.old)).toBeDefined()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.delete }))
    await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1)
    expect(await runStore.load(ids.old)).toBeUndefined()
    expect(await runStore.load(ids.young)).toBeDefined()
    await expect.poll(() => localStorage.getItem(memoSignatureKey(ids.old))).toBeNull()
    expect(localStorage.getItem(memoSignatureKey(ids.young))).toBe('{}')
    localStorage.removeItem(memoSignatureKey(ids.young))
  })

  test('of an unfinished run it is said what deleting means', async () => {
    const { rows, user } = await show()
    await user.click(within(rows[0] as HTMLElement).getByRole('button', { name: /^Delete the run of/ }))
    expect(screen.getByText(words.deleteWarning)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.deleteAnyway }))
    await expect.poll(() => runStore.load(ids.young)).toBeUndefined()
  })

  test('a run that is being sent in another tab is not deleted', async () => {
    const locks = { request: (_name: string, _options: unknown, work: (lock: null) => unknown) => work(null) }
    vi.stubGlobal('navigator', { ...navigator, locks })
    const { rows, user } = await show()
    await user.click(within(rows[0] as HTMLElement).getByRole('button', { name: /^Delete the run of/ }))
    await user.click(screen.getByRole('button', { name: words.deleteAnyway }))
    expect(await screen.findByText(en.errors.runningElsewhere, { exact: false })).toBeTruthy()
    expect(await runStore.load(ids.young)).toBeDefined()
  })

  test('a run is exported after saying what that means', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { rows, user } = await show()
    await user.click(within(rows[0] as HTMLElement).getByRole('button', { name: /^Export the run of/ }))
    expect(screen.getByText(en.multiSend.transfer.exportText)).toBeTruthy()
    expect((await runStore.load(ids.young))?.records[0]).toMatchObject({ isHandedOver: false })
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: en.multiSend.transfer.export }))
    await expect.poll(() => URL.createObjectURL).toHaveBeenCalledOnce()
    expect((await runStore.load(ids.young))?.records[0]).toMatchObject({ isHandedOver: true })
    vi.restoreAllMocks()
  })

  test('a file that is no run is refused with its reason', async () => {
    const { user, onOpen } = await show()
    const file = new File(['address,amount'], 'list.json', { type: 'application/json' })
    await user.upload(screen.getByLabelText(en.multiSend.transfer.importLabel), file)
    expect(await screen.findByText(en.multiSend.transfer.problems.notJson)).toBeTruthy()
    expect(screen.queryByRole('button', { name: en.multiSend.transfer.confirm })).toBeNull()
    expect(onOpen).not.toHaveBeenCalled()
  })

  test('what is found of a file whose dialog was closed does not take the place of the next file', async () => {
    const service = createListService(runStore)
    const checkImport = vi.spyOn(service, 'checkImport')
    mount(service)
    const input = await screen.findByLabelText(en.multiSend.transfer.importLabel)
    let resolve = (_text: string) => {}
    const text = new Promise<string>((settle) => {
      resolve = settle
    })
    const slow = Object.assign(new File([''], 'list.json', { type: 'application/json' }), { text: () => text })
    await userEvent.upload(input, slow)
    await userEvent.click(await screen.findByRole('button', { name: en.multiSend.transfer.close }))

    const written = newRunFile({ chainId: 97, multiSender: multiSenderAddress })
    Object.assign(written.summary, { chainId: 97, symbol: bscTestnet.nativeCurrency.symbol, decimals: 18 })
    await userEvent.upload(input, new File([writeRunFile(written)], 'run.json', { type: 'application/json' }))
    const confirm = { name: en.multiSend.transfer.confirm }
    await screen.findByRole('button', confirm)
    resolve('address,amount')
    await act(async () => void (await checkImport.mock.results[0]?.value))
    expect(screen.getByRole('button', confirm)).toBeTruthy()
    expect(screen.queryByText(en.multiSend.transfer.problems.notJson)).toBeNull()
  })

  test('whom a file would pay can be seen with full addresses before it is taken', async () => {
    // jsdom measures nothing, and rows outside of the window are not rendered.
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 320 })
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 56 })
    const written = newRunFile({ chainId: 97, multiSender: multiSenderAddress })
    Object.assign(written.summary, { chainId: 97, symbol: bscTestnet.nativeCurrency.symbol, decimals: 18 })
    const { user } = await show()
    const file = new File([writeRunFile(written)], 'run.json', { type: 'application/json' })
    await user.upload(screen.getByLabelText(en.multiSend.transfer.importLabel), file)
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('button', { name: en.multiSend.people.showAll }))
    const last = written.list.recipients.at(-1)?.address ?? '0x'
    expect(await within(dialog).findByText(getAddress(last))).toBeTruthy()
    expect(within(dialog).queryByText('ada.eth'), 'a name that nobody has looked up here').toBeNull()
  })

  test('what a file says that its list was made of is shown as its claim', async () => {
    const source = newSource({ block: { ...newSource().block, number: '77' } })
    const written = newRunFile({ chainId: 97, multiSender: multiSenderAddress, source })
    Object.assign(written.summary, { chainId: 97, symbol: bscTestnet.nativeCurrency.symbol, decimals: 18 })
    const { user } = await show()
    const file = new File([writeRunFile(written)], 'run.json', { type: 'application/json' })
    await user.upload(screen.getByLabelText(en.multiSend.transfer.importLabel), file)
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Holders of 0x7099...79C8 at block 77, 5 accounts: details')).toBeTruthy()
    expect(within(dialog).getByText(en.multiSend.source.claim)).toBeTruthy()
  })

  test('a run that another window stores is listed at once, without a look back at this one', async () => {
    mount()
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    const run = runWith([record(1), record(2)])
    const total = 3n * 10n ** 18n
    const summary = { ...run.summary, id: '0xf0', createdAt: Date.UTC(2026, 6, 1), recipients: 3, total }
    await createRunStore().create({ ...run, summary }, { lines, recipients })
    await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(3)
    await runStore.remove('0xf0')
  })

  test('a run whose summary is damaged breaks nothing, and is counted', async () => {
    const database = await openDB('saleyard-runs')
    const { total: _total, ...cut } = await database.get('summaries', ids.old)
    await database.put('summaries', cut)
    database.close()
    const { rows } = await show()
    expect(rows).toHaveLength(1)
    expect(screen.getByText("Damaged runs on this device that can't be shown: 1")).toBeTruthy()
  })

  test('records of a newer version are told from a browser that forbids storage', async () => {
    vi.spyOn(runStore, 'list').mockRejectedValue(new AppError('storageNewer'))
    mount()
    expect(await screen.findByText(en.errors.storageNewer, { exact: false })).toBeTruthy()
    expect(screen.getByText(en.errorAdvice.storageNewer, { exact: false })).toBeTruthy()
    vi.restoreAllMocks()
  })

  test('records that another tab keeps locked are told with the way out, and are there once it is closed', async () => {
    vi.spyOn(runStore, 'list').mockRejectedValueOnce(new AppError('storageBlocked'))
    mount()
    expect(await screen.findByText(en.errors.storageBlocked, { exact: false })).toBeTruthy()
    expect(screen.getByText(en.errorAdvice.storageBlocked, { exact: false })).toBeTruthy()
    expect(screen.queryByText(words.none)).toBeNull()

    // The user closes the other tab and comes back to this one.
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByText(en.errors.storageBlocked, { exact: false })).toBeNull()
    vi.restoreAllMocks()
  })
})

describe('ExportRun', () => {
  const words = en.multiSend.transfer

  test('a second click on Export while the file is written does nothing', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    const exportRun = vi.fn(() => new Promise<never>(() => {}))
    const service = { ...readList('').service, exportRun }
    render(
      <I18nextProvider i18n={i18n}>
        <ListServiceContext value={() => service}>
          <ExportRun summary={{ id: '0x01', recipients: 2 }} when="today" />
        </ListServiceContext>
      </I18nextProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Export the run of today' }))
    expect(screen.getByRole('button', { name: en.common.cancel })).toBeTruthy()
    const confirm = screen.getByRole('button', { name: words.export })
    await userEvent.click(confirm)
    await userEvent.click(confirm)
    expect(exportRun).toHaveBeenCalledOnce()
  })
})
