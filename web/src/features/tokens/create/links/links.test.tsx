import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { CreateTokenPage, CreateTokenRoute } from '@/features/tokens/create/page.tsx'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { startConnectedChain } from '@/testing/connected-chain.ts'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

describe('opening a link', () => {
  const { links, fields } = en.createToken
  const team = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  beforeEach(() => useDraft.getState().startFromLink({}))
  afterEach(() => localStorage.clear())

  const open = (search: Record<string, unknown>) => renderPage(<CreateTokenRoute search={search} />)

  test('a link fills an empty form in, and its values leave the address', async () => {
    const { router } = await open({ name: 'Harbour', teamWallet: team })

    expect(useDraft.getState().values).toEqual({ name: 'Harbour', teamWallet: team })
    await expect.poll(() => router.state.location.href).toBe('/create-token?type=standard')
  })

  test('a token that was begun is not replaced before it is asked', async () => {
    useDraft.getState().setValues({ name: 'Mine' })
    await open({ name: 'Theirs' })

    await userEvent.click(await screen.findByRole('button', { name: links.keep }))
    expect(useDraft.getState().values.name).toBe('Mine')
  })

  test('before one chooses, the page says all that the link holds', async () => {
    useDraft.getState().setValues({ name: 'Mine' })
    await open({ type: 'baby', name: 'Theirs', marketingWallet: team, marketingFee: '3' })

    const { kinds: titles, kindLabel } = en.createToken
    await screen.findByText(links.contents)
    const contents = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(contents).toEqual([
      [kindLabel, titles.baby.title],
      [fields.name, 'Theirs'],
      [fields.marketingWallet, team],
      [fields.marketingFee, '3'],
    ])
    expect(useDraft.getState().values).toEqual({ name: 'Mine' })
  })

  test('with a yes the link takes the place of the draft, under a salt of its own', async () => {
    useDraft.getState().setValues({ name: 'Mine', symbol: 'MINE' })
    const { salt } = useDraft.getState()
    await open({ name: 'Theirs' })

    await userEvent.click(await screen.findByRole('button', { name: links.use }))
    expect(useDraft.getState().values).toEqual({ name: 'Theirs' })
    expect(useDraft.getState().salt).not.toBe(salt)
  })

  test.each([
    [{ type: 'moon' }, '/pages/errors/error400?reason=kind'],
    [{ nmae: 'Harbour' }, '/pages/errors/error400?reason=field&field=nmae'],
    [{ name: ['A', 'B'] }, '/pages/errors/error400?reason=twice&field=name'],
  ])('a broken link %j opens the page 400 with the reason, and touches no draft', async (search, path) => {
    useDraft.getState().setValues({ name: 'Mine' })
    const { router } = await open(search)

    await expect.poll(() => router.state.location.href).toBe(path)
    expect(useDraft.getState().values).toEqual({ name: 'Mine' })
  })

  test('addresses of a link are unconfirmed one by one; one typed anew is its own', async () => {
    useDraft.getState().startFromLink({ name: 'Harbour', teamWallet: team, router: team })
    expect(useDraft.getState().linked).toEqual({ teamWallet: false, router: false })

    useDraft.getState().confirm('router', true)
    useDraft.getState().setValues({ name: 'Haven', teamWallet: team, router: team })
    expect(useDraft.getState().linked).toEqual({ teamWallet: false, router: true })

    useDraft.getState().setValues({ teamWallet: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' })
    expect(useDraft.getState().linked).toEqual({ router: true })
  })

  test('an address of a link stays one when the field drops the spaces around it', () => {
    useDraft.getState().startFromLink({ teamWallet: ` ${team}` })
    useDraft.getState().setValues({ teamWallet: team })
    expect(useDraft.getState().linked).toEqual({ teamWallet: false })
  })

  test('the form says which addresses a link has brought', async () => {
    useDraft.getState().startFromLink({ teamWallet: team })
    await open({ type: 'standard' })
    expect((await screen.findByRole('note')).textContent).toContain(fields.teamWallet)
  })

  test('the review asks for each address of a link, shown in full', async () => {
    useDraft.getState().startFromLink({ ...kinds.standard.example, teamWallet: team })
    useDraft.getState().review({})
    await open({ type: 'standard' })

    const box = await screen.findByRole('checkbox', { name: new RegExp(fields.teamWallet) })
    expect(screen.getByText(team, { selector: 'bdi' })).toBeDefined()
    await userEvent.click(box)
    expect(useDraft.getState().linked).toEqual({ teamWallet: true })
  })
})

describe('signing with addresses of a link', () => {
  const { links, review, trial: simulation } = en.createToken
  const { example } = kinds.baby

  let chain: LocalChain
  let config: Config

  beforeAll(async () => {
    ;({ chain, config } = await startConnectedChain('0x70997970C51812dc3A010C7d01b50e0d17dc79C8'))
  }, 60_000)
  afterEach(() => useDraft.getState().startFromLink({}))
  afterAll(() => chain?.stop())

  test('nothing is signed before each address of a link is confirmed, and one that is unticked holds it again', async () => {
    useDraft.getState().startFromLink(example)
    useDraft.getState().review(example)
    await renderPage(<CreateTokenPage kind="baby" />, config)
    const create = await screen.findByRole('button', { name: review.create.replace('{{symbol}}', example.symbol) })
    // The simulation has passed, and the transaction would work: only the addresses block it.
    await screen.findByText(simulation.steps.sell)
    await screen.findByText(en.tx.simulationOk)

    const linkedAddresses = Object.values(example).filter((text) => isAddress(text))
    expect(linkedAddresses).toHaveLength(3)
    for (const address of linkedAddresses) {
      screen.getByText(links.hold)
      expect(create).toHaveProperty('disabled', true)
      await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(address) }))
    }
    expect(screen.queryByText(links.hold)).toBeNull()
    expect(create).toHaveProperty('disabled', false)

    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(example.router) }))
    screen.getByText(links.hold)
    expect(create).toHaveProperty('disabled', true)
  })
})
