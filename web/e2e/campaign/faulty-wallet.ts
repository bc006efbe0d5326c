// Runs the fixtures' wallet with answers that go wrong as planned. It records all that it has signed and sent, as a real wallet shows
// it to its user, and takes back what it still holds.

import { account } from '@saleyard/testkit/chain/accounts.ts'
import type { Chain } from '@saleyard/testkit/chain/create-chain.ts'
import type { WalletRequest } from '@saleyard/testkit/wallet/create-prompts.ts'
import { createWallet } from '@saleyard/testkit/wallet/create-wallet.ts'
import { WalletError, walletErrors } from '@saleyard/testkit/wallet/wallet-error.ts'
import { type Address, type Hash, type Hex, hexToBigInt, keccak256, toHex } from 'viem'
import type { Moment, WalletFault } from './plan.ts'
import type { Random } from './random.ts'

export type RunWallet = Awaited<ReturnType<typeof createRunWallet>>

type Parameters = {
  chain: Chain
  random: Random
  emit(event: string, data: unknown): Promise<void>
  log(text: string): void
  /** What the wallet is to get wrong, the next paying act first. */
  faults: WalletFault[]
  onStrike(fault: WalletFault): void
  onMoment(moment: Moment): void
  /** Holds back blocks while a transaction is to wait in the pool. */
  mining: { stop(): void; go(): void }
  hasBundles: boolean
  /** Approvals are answered as wrongly as what pays. */
  beginsWithApproval: boolean
}

type Transaction = { to?: Address; data?: Hex; value?: Hex }

const approve = '0x095ea7b3'
const never = new Promise<never>(() => {})
const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

export async function createRunWallet(parameters: Parameters) {
  const { chain, random, emit, log, faults, onStrike, onMoment, mining, hasBundles, beginsWithApproval } = parameters
  const inner = createWallet({ rpcUrl: chain.rpcUrl, emit })
  if (hasBundles) await inner.learnBundles()
  /** Signed and not broadcast: each is broadcast by its function, once. */
  const held = new Set<() => Promise<unknown>>()
  /** Paying acts that went to the network, in any way and at any time. */
  const paying: Hash[] = []
  const cancelled = new Set<Hash>()
  const bundles = new Map<string, Hash[]>()
  /** Bundles that the user has cancelled, by what took their place. */
  const givenUp = new Map<string, Hash>()
  const late: Promise<unknown>[] = []
  let isHealed = false
  /** Prompts without an answer until the user closes them; and requests that are being answered. */
  let openPrompts = 0
  let inFlight = 0

  async function broadcast(request: WalletRequest): Promise<Hash> {
    const before = inner.sent.length
    const answer = await inner.request(request)
    const hash = request.method === 'wallet_sendCalls' ? await bundleHash(answer) : inner.sent[before]
    if (!hash) throw new Error('The wallet has sent nothing')
    paying.push(hash)
    onMoment('broadcast')
    return hash
  }

  async function bundleHash(answer: unknown): Promise<Hash> {
    const { id } = answer as { id: string }
    for (;;) {
      const block = await chain.client.getBlock({ blockTag: 'pending', includeTransactions: true })
      const found = block.transactions.find(({ from }) => from.toLowerCase() === inner.address.toLowerCase())
      const status = (await inner.request({ method: 'wallet_getCallsStatus', params: [id] })) as Status
      const [receipt] = status.receipts ?? []
      const hash = receipt?.transactionHash ?? found?.hash
      if (hash) return hash
      await sleep(50)
    }
  }

  /** As the page is answered when nothing is wrong. */
  async function answerFor(request: WalletRequest, hash: Hash): Promise<unknown> {
    if (request.method !== 'wallet_sendCalls') return hash
    return { id: idOf(request) }
  }

  const wrong: Record<WalletFault, (request: WalletRequest) => Promise<unknown>> = {
    declined: async () => {
      throw walletErrors.rejected()
    },

    /** The user declines, and what the wallet had prepared goes out all the same, at once or a little later. */
    async refusedThenSent(request) {
      const time = random.pick([0, 0, 300, 1500])
      inFlight += 1
      const going = sleep(time)
        .then(() => broadcast(request))
        .finally(() => {
          inFlight -= 1
        })
      late.push(going.catch((error) => log(`the late broadcast failed: ${String(error).slice(0, 120)}`)))
      if (time === 0) await going.catch(() => {})
      throw walletErrors.rejected()
    },

    async otherAccount(request) {
      const hashes: Hash[] = []
      for (const call of callsOf(request)) hashes.push(await sendFromOther(call))
      const hash = hashes.at(-1) as Hash
      paying.push(hash)
      onMoment('broadcast')
      if (request.method === 'wallet_sendCalls') bundles.set(idOf(request), hashes)
      return answerFor(request, hash)
    },

    /** Answers with a hash of no transaction, or of a payment by another account. */
    async wrongHash(request) {
      const isSent = random.chance(0.7)
      const stranger = random.chance(0.5) ? await foreignHash() : keccak256(toHex(`${random.next()}`))
      if (isSent) await broadcast(request)
      log(`wrong hash, ${isSent ? 'sent all the same' : 'nothing sent'}`)
      return answerFor({ ...request, params: renamed(request, stranger) }, stranger)
    },

    async noAnswer(request) {
      const isSent = random.chance(0.5)
      log(`no answer, ${isSent ? 'sent' : 'not sent'}`)
      if (isSent) await broadcast(request)
      inFlight -= 1
      openPrompts += isSent ? 0 : 1
      return never
    },

    async errorAfterSend(request) {
      if (random.chance(0.75)) await broadcast(request)
      else log('the error came before the broadcast')
      const error = random.pick(unclearErrors)
      log(`error ${error.code} ${error.message}`)
      throw new WalletError(error)
    },

    /** The page gets the right hash, the network gets the bytes later, at the end, or never. */
    async withheld(request) {
      if (request.method === 'wallet_sendCalls') return holdBundle(request)
      const release = inner.withholdNext(0)
      const hash = (await inner.request(request)) as Hash
      holdBack(async () => {
        await release()
        paying.push(hash)
        onMoment('broadcast')
      })
      return hash
    },

    /** The user speeds up or cancels in the wallet what waits in the pool. */
    async replaced(request) {
      mining.stop()
      const hash = await broadcast(request)
      const isCancelled = request.method === 'wallet_sendCalls' || random.chance(0.5)
      const replace = async () => {
        await sleep(random.pick([0, 200, 800]))
        const next = await (isCancelled ? inner.cancel(hash) : inner.speedUp(hash))
        if (isCancelled) recordCancelled(request, hash, next)
        paying.push(next)
        log(isCancelled ? 'cancelled in the wallet' : 'sped up in the wallet')
      }
      const replacing = replace()
        .catch((error) => log(`not replaced: ${String(error).slice(0, 160)}`))
        .finally(mining.go)
      late.push(replacing)
      if (random.chance(0.3)) await replacing
      return answerFor(request, hash)
    },
  }

  function holdBundle(request: WalletRequest) {
    holdBack(() => broadcast(request))
    return { id: idOf(request) }
  }

  function holdBack(release: () => Promise<unknown>) {
    const once = async () => {
      if (!held.delete(once)) return
      await release().catch((error) => log(`not taken: ${String(error).slice(0, 120)}`))
    }
    held.add(once)
    const time = random.pick([500, 2000, undefined])
    if (time !== undefined) late.push(sleep(time).then(once))
  }

  async function sendFromOther({ to, data, value }: Transaction): Promise<Hash> {
    return chain.client.sendTransaction({
      account: account(1),
      gas: 16_000_000n,
      ...(to && { to }),
      ...(data && { data }),
      value: value ? hexToBigInt(value) : 0n,
    })
  }

  /** Of a payment that was made before the run. */
  async function foreignHash(): Promise<Hash> {
    const { transactions } = await chain.client.getBlock({ blockNumber: 1n })
    return transactions[0] ?? keccak256(toHex('stranger'))
  }

  /** A prompt that pays, or makes a token; an approval does neither. */
  function isPaying(request: WalletRequest): boolean {
    if (request.method === 'wallet_sendCalls') return true
    const [{ data } = {}] = request.params as [Transaction?]
    return request.method === 'eth_sendTransaction' && !data?.startsWith(approve)
  }

  async function request(method: string, params: readonly unknown[]): Promise<unknown> {
    const asked: WalletRequest = { method, params }
    if (method === 'wallet_getCallsStatus') return (await reportKnown(String(params[0]))) ?? inner.request(asked)
    if (!isSigning(method)) return inner.request(asked)
    log(`wallet asked: ${method}`)
    if (isPaying(asked)) return pay(asked)
    return method === 'eth_sendTransaction' ? approveNext(asked) : inner.request(asked)
  }

  const approveNext = (asked: WalletRequest) => (beginsWithApproval ? answerNext(asked) : inner.request(asked))

  async function pay(asked: WalletRequest): Promise<unknown> {
    onMoment('asked')
    inFlight += 1
    const answer = await answerNext(asked).finally(() => {
      inFlight -= 1
    })
    onMoment('answered')
    return answer
  }

  async function answerNext(asked: WalletRequest): Promise<unknown> {
    const fault = isHealed ? undefined : faults.shift()
    if (!fault) return honest(asked)
    onStrike(fault)
    log(`wallet: ${fault}`)
    return wrong[fault](asked)
  }

  async function honest(asked: WalletRequest) {
    return answerFor(asked, await broadcast(asked))
  }

  const isMined = (hash: Hash) =>
    chain.client.getTransactionReceipt({ hash }).then(
      () => true,
      () => false,
    )

  const statusOf = (id: string) => ({ version: '2.0.0', id, chainId: toHex(31337), atomic: true })

  async function reportKnown(id: string): Promise<Status | undefined> {
    if (bundles.has(id)) return reportBundle(id)
    const place = givenUp.get(id)
    return place && (await isMined(place)) ? { ...statusOf(id), status: 400 } : undefined
  }

  function recordCancelled(request: WalletRequest, hash: Hash, next: Hash) {
    cancelled.add(hash).add(next)
    if (request.method === 'wallet_sendCalls') givenUp.set(idOf(request), next)
  }

  async function reportBundle(id: string): Promise<Status> {
    const hashes = bundles.get(id) ?? []
    const found = await Promise.all(
      hashes.map((hash) => chain.client.getTransactionReceipt({ hash }).catch(() => undefined)),
    )
    const told = statusOf(id)
    if (found.some((receipt) => !receipt)) return { ...told, status: 100 }
    const receipts = found.flatMap((receipt) => (receipt ? [toBundleReceipt(receipt)] : []))
    return { ...told, status: receipts.every(({ status }) => status === '0x1') ? 200 : 500, receipts }
  }

  return {
    address: inner.address,
    request,
    /** From now on every answer is right. */
    heal() {
      isHealed = true
    },
    /** What was to go out late has gone out. */
    settle: () => Promise.all(late),
    isHolding: () => held.size > 0 || openPrompts > 0,
    /** How many answers are still to go wrong. */
    faultsLeft: () => faults.length,
    /** Everything that it holds goes out now. */
    release: () => Promise.all([...held].map((send) => send())),
    /** Its user takes back what it holds, and closes its prompts: none of it can be sent any more. */
    takeBack() {
      held.clear()
      openPrompts = 0
    },
    /** Whether its user may say that no payment of it is out there, or can still go out. */
    mayDeny: () => held.size === 0 && openPrompts + inFlight === 0 && paying.every((hash) => cancelled.has(hash)),
    paying: paying as readonly Hash[],
  }
}

type Status = {
  id: string
  status: number
  receipts?: { transactionHash: Hash; status: string }[]
  [more: string]: unknown
}

const isSigning = (method: string) =>
  ['eth_sendTransaction', 'wallet_sendCalls', 'eth_signTypedData_v4'].includes(method)

function callsOf({ method, params }: WalletRequest): Transaction[] {
  const [first] = params as [Transaction & { calls: Transaction[] }]
  return method === 'wallet_sendCalls' ? first.calls : [first]
}

function idOf({ params }: WalletRequest): string {
  return (params[0] as { id: string }).id
}

/** A bundle has an id in place of a hash: another one than the page has asked for. */
function renamed({ method, params }: WalletRequest, hash: Hash): readonly unknown[] {
  return method === 'wallet_sendCalls' ? [{ ...(params[0] as object), id: hash }] : params
}

type Receipt = { transactionHash: Hash; status: string; blockNumber: bigint }

function toBundleReceipt({ transactionHash, status, blockNumber }: Receipt) {
  const isSuccess = status === 'success'
  return {
    transactionHash,
    status: isSuccess ? '0x1' : '0x0',
    blockNumber: toHex(blockNumber),
    blockHash: transactionHash,
    gasUsed: '0x0',
    logs: [],
  }
}

/** What wallets say although a transaction is on its way; none of them is the user's refusal. */
const unclearErrors = [
  { code: -32603, message: 'Internal JSON-RPC error.' },
  { code: -32000, message: 'already known' },
  { code: -32603, message: 'Request timed out' },
  { code: -32005, message: 'Request exceeds defined limit' },
  { code: -32603, message: 'Failed to fetch' },
  { code: -32000, message: 'replacement transaction underpriced' },
]
