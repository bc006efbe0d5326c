import 'fake-indexeddb/auto'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openDB } from 'idb'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { lines, recipients, record, runWith } from '@/features/multi-send/run/ui/testing/runs.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { useReopened } from './active-run.tsx'
import { RunPage } from './run-page.tsx'

describe('RunPage', () => {
  const { errors, errorAdvice, multiSend: words } = en
  const run = runWith([record(1), record(2)])
  const runId = run.summary.id

  afterEach(async () => {
    vi.restoreAllMocks()
    await runStore.remove(runId)
  })

  function show() {
    const dispatch = vi.fn()
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    render(
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={i18n}>
          <RunPage runId={runId} isReviewed={false} dispatch={dispatch} />
        </I18nextProvider>
      </QueryClientProvider>,
    )
    return { dispatch, user: userEvent.setup() }
  }

  test('a run whose plan is damaged says so, what can be done, and leads back to the list', async () => {
    await runStore.create(run, { lines, recipients })
    const database = await openDB('saleyard-runs')
    await database.put('plans', { id: runId, plan: { batches: 'lost' } })
    database.close()
    const { dispatch, user } = show()
    expect(await screen.findByText(errors.runDamaged, { exact: false })).toBeTruthy()
    expect(screen.getByText(errorAdvice.runDamaged, { exact: false })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.review.back }))
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'runLeft', keepsList: true })
  })

  test('a run that another tab keeps locked says so, and is read again once that tab is closed', async () => {
    vi.spyOn(runStore, 'load').mockRejectedValueOnce(new AppError('storageBlocked'))
    const { user } = show()
    expect(await screen.findByText(errors.storageBlocked, { exact: false })).toBeTruthy()
    expect(screen.getByText(errorAdvice.storageBlocked, { exact: false })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.wallet.tryAgain }))
    expect(await screen.findByText(words.send.missing)).toBeTruthy()
    expect(screen.queryByText(errors.storageBlocked, { exact: false })).toBeNull()
  })
})

describe('useReopened', () => {
  const onReopen = vi.fn()

  function Page() {
    useReopened(onReopen)
    return (
      <>
        <Link to={'/multi-sender' as never}>Menu</Link>
        <Link to={'/multi-sender' as never} search={{ token: '0xabc' } as never}>
          Token
        </Link>
        <Link to={'/multi-sender' as never} search={{ layout: 'paris' } as never}>
          Layout
        </Link>
        <Link to={'/multi-sender' as never} hash="page">
          Skip
        </Link>
        <Link to={'/home' as never}>Home</Link>
      </>
    )
  }

  test.each([
    ['Menu', 1],
    ['Token', 1],
    ['Layout', 0],
    ['Skip', 0],
    ['Home', 0],
  ])('the link %s calls back %i times', async (name, times) => {
    onReopen.mockClear()
    renderApp(<Page />)
    await userEvent.click(await screen.findByRole('link', { name }))
    expect(onReopen).toHaveBeenCalledTimes(times)
  })
})
