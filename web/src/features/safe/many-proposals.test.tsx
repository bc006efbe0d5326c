import 'fake-indexeddb/auto'
import { createProposal } from '@saleyard/safe/proposal/proposal.ts'
import { readSignatures, writeProposal, writeSignatures } from '@saleyard/safe/proposal/proposal-file.ts'
import { owners, type SafeChain, sign, startSafeChain } from '@saleyard/safe/testing/safe-chain.ts'
import { proposeCalls, proposeRejection } from '@saleyard/safe/tx/propose.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { useLocation } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { type Address, type Hash, parseEther } from 'viem'
import { bscTestnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Config, mock } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import texts from '@/locales/parts/safe/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import { SafePage } from './page.tsx'
import { listTexts, takeIn, takeInAll } from './take-in.ts'
import { listParts, zipLimits } from './zip-files.ts'

const chainId = 31_337
const recipient: Address = '0x7777777777777777777777777777777777777777'
let chain: SafeChain
let config: Config
let safe: Address
let saltNonce = 7_900n

beforeAll(async () => {
  chain = await startSafeChain()
})
afterAll(() => chain?.stop())
beforeEach(async () => {
  saltNonce += 1n
  safe = await chain.fund(await chain.open(saltNonce))
  config = createTwoNetworkConfig(chain.rpcUrl, { id: bscTestnet.id, rpcUrl: chain.rpcUrl }, [])
})
afterEach(async () => {
  vi.restoreAllMocks()
  await disconnect(config).catch(() => {})
  // The list shows all that the device has: each test begins with none.
  for (const { safeTxHash } of await proposalStore.list()) await proposalStore.remove(safeTxHash)
})

async function connectAs(address: Address) {
  config = createTwoNetworkConfig(chain.rpcUrl, { id: bscTestnet.id, rpcUrl: chain.rpcUrl }, [
    mock({ accounts: [address] }),
  ])
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet')
  await connect(config, { connector, chainId })
}

const domain = () => ({ chainId, safe })
const make = (nonce: bigint) =>
  createProposal({ ...domain(), tx: proposeCalls([{ to: recipient, value: parseEther('1'), data: '0x' }], { nonce }) })

async function signedBy(nonce: bigint, count: number) {
  const proposal = make(nonce)
  const signatures = await Promise.all(owners.slice(0, count).map((each) => sign(domain(), proposal.tx, each)))
  return { ...proposal, signatures }
}

const signaturesOf = async (nonce: bigint, count: number) => {
  const { hashes, signatures } = await signedBy(nonce, count)
  return writeSignatures({ ...domain(), safeTxHash: hashes.safeTx, signatures })
}

const zip = (files: Record<string, string | Uint8Array>, name = 'safe-proposal.zip') =>
  new File(
    [
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([path, text]) => [path, typeof text === 'string' ? strToU8(text) : text]),
        ),
      ) as BlobPart,
    ],
    name,
  )

const show = (safeTxHash?: Hash) =>
  renderApp(<SafePage safeTxHash={safeTxHash} findRun={async () => undefined} />, config, '/safe')

async function choose(...files: File[]) {
  fireEvent.change(await screen.findByLabelText(texts.open.file), { target: { files } })
}

const fill = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{{${name}}}`, String(value)), text)

async function openAll(...proposals: Parameters<typeof writeProposal>[0][]) {
  for (const each of proposals) await takeIn(config, writeProposal(each))
}

/** Finds a link to a proposal. */
const linkTo = async (name: string, nonce: bigint) => {
  const link = await screen.findByRole('link', { name }, { timeout: 10_000 })
  await waitFor(() =>
    expect(screen.getByRole('link', { name }).getAttribute('href')).toContain(make(nonce).hashes.safeTx),
  )
  return link
}

describe('several files are opened at once', () => {
  test("a run's zip: all of its proposals, with the signatures in it", async () => {
    const files = {
      '0001-0-proposal.json': writeProposal(make(0n)),
      '0002-1-proposal.json': writeProposal(await signedBy(1n, 2)),
      '0003-2-proposal.json': writeProposal(make(2n)),
    }
    show()
    await choose(zip(files))
    await screen.findByText(fill(texts.open.all.opened, { formatted: 3 }))
    screen.getByText(fill(texts.open.all.added, { formatted: 2, proposals: 1 }))
    expect(await proposalStore.list()).toHaveLength(3)
    await linkTo(texts.open.all.first, 0n)
  })

  test('one that is refused costs no other, and each is named with its reason', async () => {
    const changed = writeProposal(make(3n)).replace(parseEther('1').toString(), parseEther('2').toString())
    show()
    await choose(
      new File([writeProposal(make(0n))], 'zero.json'),
      new File(['not json'], 'notes.txt'),
      zip({ 'folder/one.json': writeProposal(make(1n)), 'folder/changed.json': changed, '__MACOSX/._one.json': 'x' }),
    )
    await screen.findByText(fill(texts.open.all.opened, { formatted: 2 }))
    screen.getByText(fill(texts.open.all.refused, { formatted: 2 }))
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toContain(`notes.txt: ${texts.errors.notJson}`)
    expect(items.some((each) => each?.startsWith('folder/changed.json: '))).toBe(true)
    expect((await proposalStore.list()).map(({ tx }) => tx?.nonce).sort()).toEqual([0n, 1n])
  })

  test('signatures are added to their proposals, whichever comes first, and all of them are counted', async () => {
    await openAll(make(0n), await signedBy(1n, 1))
    const parts = await listTexts([
      zip({
        'a.json': await signaturesOf(2n, 3),
        'b.json': await signaturesOf(0n, 2),
        'c.json': await signaturesOf(1n, 2),
        'd.json': writeProposal(make(2n)),
        'e.json': await signaturesOf(9n, 1),
      }),
    ])
    const { refused, first, ...counts } = await takeInAll(config, parts, () => {})
    expect(counts).toEqual({ opened: 1, present: 0, added: 6, signed: 3, held: 1, unknown: 1 })
    expect([refused, first]).toEqual([[], make(2n).hashes.safeTx])
  })

  test("signatures of other transactions are taken in on a proposal's page as well", async () => {
    await openAll(make(0n), make(1n))
    show(make(0n).hashes.safeTx)
    await choose(zip({ 'a.json': await signaturesOf(0n, 1), 'b.json': await signaturesOf(1n, 1) }))
    await screen.findByText(fill(texts.open.all.added, { formatted: 2, proposals: 2 }))
  })

  test('a zip of one file is opened as that file', async () => {
    show()
    await choose(zip({ 'only.json': 'not json' }))
    expect((await screen.findByRole('alert')).textContent).toBe(texts.errors.notJson)
  })

  test('the network is asked once for all of them', async () => {
    const read = vi.spyOn(config, 'getClient')
    const parts = [0n, 1n, 2n].map((nonce) => ({ name: '', read: async () => writeProposal(make(nonce)) }))
    await takeInAll(config, parts, () => {})
    expect(read).toHaveBeenCalledTimes(1)
  })
})

test('while several files are opened, it is said how far that is', async () => {
  let answer = (_: string) => {}
  const last = new File(['{}'], 'last.json')
  vi.spyOn(last, 'text').mockReturnValue(new Promise((resolve) => (answer = resolve)))
  show()
  await choose(new File([writeProposal(make(0n))], 'zero.json'), last)
  await screen.findByText(fill(texts.open.progress, { done: 1, total: 2 }))
  answer(writeProposal(make(1n)))
  await screen.findByText(fill(texts.open.all.opened, { formatted: 2 }))
  expect(screen.queryByText(fill(texts.open.progress, { done: 2, total: 2 }))).toBeNull()
})

test('one file leads to the page of its proposal', async () => {
  const Where = () => <output>{JSON.stringify(useLocation().search)}</output>
  const page = <SafePage safeTxHash={undefined} findRun={async () => undefined} />
  renderApp(
    <>
      {page}
      <Where />
    </>,
    config,
    '/safe',
  )
  await choose(new File([writeProposal(make(0n))], 'zero.json'))
  await screen.findByText(JSON.stringify({ proposal: make(0n).hashes.safeTx }))
})

test('a proposal with a summary is listed by that and its nonce', async () => {
  await openAll(make(0n))
  const stored = (await proposalStore.list())[0] ?? expect.fail('none')
  await proposalStore.remove(stored.safeTxHash)
  await proposalStore.add({ ...stored, summary: 'Salaries' })
  show()
  const link = await screen.findByRole('link', { name: /Salaries/ })
  expect(link.textContent).toBe(`Salaries · ${fill(texts.page.withNonce, { nonce: 0 })}`)
})

describe('a zip has limits', () => {
  const read = async (file: File) => {
    const parts = await listParts(file)
    return Promise.all(parts.map((part) => part.read().catch((error: { code: string }) => error.code)))
  }

  test('of its size, before it is read', async () => {
    const file = zip({ 'a.json': 'a' })
    Object.defineProperty(file, 'size', { value: zipLimits.packed + 1 })
    const bytes = vi.spyOn(file, 'arrayBuffer')
    await expect(listParts(file)).rejects.toMatchObject({ code: 'fileTooLarge' })
    expect(bytes).not.toHaveBeenCalled()
  })

  test('up to and with that size', async () => {
    const file = zip({ 'a.json': 'a' })
    Object.defineProperty(file, 'size', { value: zipLimits.packed })
    expect(await read(file)).toEqual(['a'])
  })

  test('and a file that is packed in a way that is not known is damaged, not empty', async () => {
    const bytes = new Uint8Array(await zip({ a: 'text'.repeat(99), b: 'second' }).arrayBuffer())
    // The method in the first file's own head: 12 is bzip2.
    new DataView(bytes.buffer).setUint16(8, 12, true)
    expect(await read(new File([bytes], 'other.zip'))).toEqual(['damaged', 'second'])
  })

  test('of its files, before any is unpacked', async () => {
    const many = Object.fromEntries(Array.from({ length: zipLimits.files + 1 }, (_, index) => [`${index}`, 'x']))
    await expect(listParts(zip(many))).rejects.toMatchObject({ code: 'filesTooMany' })
  })

  test('of what each file unpacks to, as it is stated', async () => {
    expect(await read(zip({ bomb: new Uint8Array(5_000_000), good: 'text' }))).toEqual(['fileTooLarge', 'text'])
  })

  test('of what each file unpacks to, whatever is stated', async () => {
    const bytes = new Uint8Array(await zip({ bomb: new Uint8Array(5_000_000), good: 'text' }).arrayBuffer())
    // The size in the first file's own head.
    new DataView(bytes.buffer).setUint32(22, 10, true)
    expect(await read(new File([bytes], 'bomb.zip'))).toEqual(['fileTooLarge', 'text'])
  })

  test('of what all of them unpack to', async () => {
    const large = new Uint8Array(3_900_000)
    const files = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}`, large]))
    const answers = await read(zip(files))
    expect(answers.filter((each) => each === 'fileTooLarge')).toHaveLength(
      30 - Math.floor(zipLimits.unpacked / 3_900_000),
    )
  })

  test('and where its end is missing, what is left is opened and the loss is said', async () => {
    const whole = new Uint8Array(await zip({ a: 'first', b: 'second' }).arrayBuffer())
    expect(await read(new File([whole.slice(0, whole.length - 60)], 'cut.zip'))).toEqual(['first', 'second', 'damaged'])
    expect(await read(new File([whole.slice(0, 74)], 'cut.zip'))).toEqual(['first', 'damaged', 'damaged'])
  })

  test('a file whose bytes were changed is damaged, and the next one is not', async () => {
    const text = JSON.stringify(Array.from({ length: 400 }, (_, index) => index * 7_919))
    const whole = new Uint8Array(await zip({ a: text, b: 'second' }).arrayBuffer())
    whole.fill(255, 40, 60)
    expect(await read(new File([whole], 'changed.zip'))).toEqual(['damaged', 'second'])
  })
})

/** As a browser does it: a button that is clicked has the focus. */
function press(button: HTMLElement) {
  button.focus()
  fireEvent.click(button)
}

describe('an owner signs one after the other', () => {
  const signButton = () => screen.findByRole<HTMLButtonElement>('button', { name: texts.signing.button })

  test('next comes what this account has not signed, by nonce, then from the start; the last one says that it was the last', async () => {
    await connectAs(owners[1].address)
    // The second one this account has signed already.
    await openAll(make(0n), await signedBy(1n, 2), make(2n))
    const { unmount } = show(make(2n).hashes.safeTx)
    await screen.findByText(fill(texts.next.signed, { signed: 1, total: 3 }))
    const button = await signButton()
    await waitFor(() => expect(button.disabled).toBe(false), { timeout: 10_000 })
    press(button)
    await screen.findByText(fill(texts.next.signed, { signed: 2, total: 3 }), undefined, { timeout: 10_000 })
    const next = await linkTo(texts.next.button, 0n)
    expect(document.activeElement).toBe(next)
    unmount()

    show(make(0n).hashes.safeTx)
    const heading = await screen.findByRole('heading', { name: fill(texts.page.withNonce, { nonce: 0 }) })
    expect(document.activeElement).toBe(heading)
    await waitFor(async () => expect((await signButton()).disabled).toBe(false), { timeout: 10_000 })
    // The way to signing leads to the button itself.
    fireEvent.click(screen.getByRole('button', { name: texts.next.toSigning }))
    expect(document.activeElement).toBe(await signButton())
    fireEvent.click(await signButton())
    await screen.findByText(fill(texts.next.allSigned, { total: 3 }), undefined, { timeout: 10_000 })
    expect(screen.queryByRole('link', { name: texts.next.button })).toBeNull()
    screen.getByRole('button', { name: fill(texts.next.saveAll, { formatted: 3 }) })
  })

  test('where the first one can be executed at once, that stays the strong action: it is signed and gone on from all the same', async () => {
    safe = await chain.fund(await chain.open(saltNonce + 1_000n, [owners[1].address], 1))
    await connectAs(owners[1].address)
    await openAll(make(0n), make(1n))
    show(make(0n).hashes.safeTx)
    const strong = () => [...document.querySelectorAll('.btn-primary:not(:disabled)')]
    let execute = await findExecute()
    await waitFor(() => expect(strong()).toEqual([execute]))
    press(await signButton())
    const next = await linkTo(texts.next.button, 1n)
    expect(document.activeElement).toBe(next)
    execute = await findExecute()
    await waitFor(() => expect(strong()).toEqual([execute]))

    // Both are signed: to save the signatures is no strong action either.
    const signature = await sign(domain(), make(1n).tx, owners[1])
    await proposalStore.addSignatures(make(1n).hashes.safeTx, [signature])
    await screen.findByRole('button', { name: fill(texts.next.saveAll, { formatted: 2 }) })
    expect(strong()).toEqual([execute])
  })

  test('of two with one nonce, one is signed; what is withdrawn is not offered', async () => {
    await connectAs(owners[1].address)
    const rejection = createProposal({ ...domain(), tx: proposeRejection(safe, 1n) })
    await openAll(make(0n), make(1n), rejection)
    await proposalStore.patch(make(1n).hashes.safeTx, { withdrawnAt: Date.now() })
    show(make(0n).hashes.safeTx)
    const skip = await screen.findByRole('link', { name: texts.next.skip })
    expect(skip.getAttribute('href')).toContain(rejection.hashes.safeTx)
    screen.getByText(fill(texts.next.signed, { signed: 0, total: 2 }))
  })

  test('all signatures of a Safe are saved as one file, which another device opens', async () => {
    await openAll(await signedBy(0n, 1), await signedBy(1n, 2), make(2n))
    let saved: Blob | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob
      return 'blob:saved'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    show()
    fireEvent.click(await screen.findByRole('button', { name: fill(texts.next.saveAll, { formatted: 2 }) }))
    await waitFor(() => expect(saved).toBeDefined())
    const files = Object.values(unzipSync(new Uint8Array(await (saved as Blob).arrayBuffer())))
    const sets = await Promise.all(files.map((each) => readSignatures(strFromU8(each))))
    expect(sets.map(({ signatures }) => signatures.length)).toEqual([1, 2])
    await waitFor(async () => expect((await proposalStore.get(make(0n).hashes.safeTx))?.sharedAt).toBeDefined())
  })
})

describe('they are executed one after the other', () => {
  test('after each one the next nonce with enough signatures follows, until none is left', async () => {
    await connectAs(account(8).address)
    const before = await chain.client.getBalance({ address: recipient })
    await openAll(await signedBy(0n, 3), await signedBy(1n, 3))
    for (const nonce of [0n, 1n]) {
      const { unmount } = show(make(nonce).hashes.safeTx)
      press(await findExecute())
      if (nonce === 0n) {
        const next = await linkTo(texts.next.button, 1n)
        expect(document.activeElement).toBe(next)
      } else await screen.findByText(texts.next.allExecuted, undefined, { timeout: 20_000 })
      unmount()
    }
    expect(await chain.client.getBalance({ address: recipient })).toBe(before + parseEther('2'))
  })

  test('a next one that lacks signatures says so, and so does a nonce that no proposal has', async () => {
    await connectAs(account(8).address)
    await openAll(await signedBy(0n, 3), await signedBy(1n, 2), make(5n))
    show(make(0n).hashes.safeTx)
    fireEvent.click(await findExecute())
    await screen.findByText(fill(texts.next.lacks, { nonce: 1 }), undefined, { timeout: 20_000 })
    await linkTo(texts.next.button, 1n)
    await proposalStore.remove(make(1n).hashes.safeTx)
    const panel = screen.getByRole('region', { name: texts.executing.title })
    await within(panel).findByText(fill(texts.state.gap, { nonce: 1 }))
    within(panel).getByText(fill(texts.next.left, { formatted: 1 }))
  })
})

describe('the list of many', () => {
  test('has what is open by nonce with its signatures, a few at a time, and reads the Safe once for all', async () => {
    await connectAs(owners[0].address)
    for (let nonce = 0n; nonce < 14n; nonce += 1n) await openAll(nonce === 1n ? await signedBy(1n, 2) : make(nonce))
    const asked = vi.spyOn(globalThis, 'fetch')
    show()
    const rows = () => screen.getAllByRole('link', { name: /nonce \d+$/ }).map(({ textContent }) => textContent)
    const named = (count: number) => Array.from({ length: count }, (_, nonce) => fill(texts.page.withNonce, { nonce }))
    await screen.findByText(fill(texts.page.signatures, { have: 2, needed: 3 }), undefined, { timeout: 10_000 })
    expect(rows()).toEqual(named(10))
    screen.getByText(fill(texts.page.shown, { shown: 10, total: 14 }))
    screen.getByText(fill(texts.next.signed, { signed: 1, total: 14 }))
    await linkTo(texts.next.sign, 0n)
    fireEvent.click(screen.getByRole('button', { name: texts.page.more }))
    expect(rows()).toEqual(named(14))
    await waitFor(() =>
      expect(screen.getAllByText(fill(texts.page.signatures, { have: 0, needed: 3 }))).toHaveLength(13),
    )
    // `getOwners`
    const reads = asked.mock.calls.flatMap(([, init]) => String(init?.body).match(/0xa0e67e2b/g) ?? [])
    expect(reads).toHaveLength(1)
  })
})

/** The button of the execution, once the panel has said what becomes of it. */
async function findExecute() {
  const button = await screen.findByRole('button', { name: texts.executing.button }, { timeout: 10_000 })
  await waitFor(() => expect(button).toHaveProperty('disabled', false), { timeout: 10_000 })
  return button
}
