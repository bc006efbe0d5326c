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
  onInjected(fault: WalletFault): void
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
  const { chain, random, emit, log, faults, onInjected, onMoment, mining, hasBundles, beginsWithApproval } = parameters
  const inner = createWallet({ rpcUrl: chain.rpcUrl, emit })
  if (hasBundles) await inner.learnBundles()
  /** Signed and not broadcast: each is broadcast by its function, once. */
  const unsent = new Set<() => Promise<unknown>>()
  /** Paying acts that went to the network, in any way and at any time. */
  const paying: Hash[] = []
  const cancelled = new Set<Hash>()
  const bundles = new Map<string, Hash[]>()
  /** Bundles that the user has cancelled, by what took their place. */
  const cancelledBundles = new Map<string, Hash>()
  const pending: Promise<unknown>[] = []
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
    return { id: getBundleId(request) }
  }

  const faultyAnswers: Record<WalletFault, (request: WalletRequest) => Promise<unknown>> = {
    declined: async () => {
      throw walletErrors.rejected()
    },

    /** The user declines, and what the wallet had prepared goes out all the same, at once or a little later. */
    async refusedThenSent(request) {
      const time = random.pick([0, 0, 300, 1500])
      inFlight += 1
      const sending = sleep(time)
        .then(() => broadcast(request))
        .finally(() => {
          inFlight -= 1
        })
      pending.push(sending.catch((error) => log(`the late broadcast failed: ${String(error).slice(0, 120)}`)))
      if (time === 0) await sending.catch(() => {})
      throw walletErrors.rejected()
    },

    async otherAccount(request) {
      const hashes: Hash[] = []
      for (const call of getCalls(request)) hashes.push(await sendFromOther(call))
      const hash = hashes.at(-1) as Hash
      paying.push(hash)
      onMoment('broadcast')
      if (request.method === 'wallet_sendCalls') bundles.set(getBundleId(request), hashes)
      return answerFor(request, hash)
    },

    /** Answers with a hash of no transaction, or of a payment by another account. */
    async wrongHash(request) {
      const isSent = random.chance(0.7)
      const otherHash = random.chance(0.5) ? await foreignHash() : keccak256(toHex(`${random.next()}`))
      if (isSent) await broadcast(request)
      log(`wrong hash, ${isSent ? 'sent all the same' : 'nothing sent'}`)
      return answerFor({ ...request, params: replaceId(request, otherHash) }, otherHash)
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
      if (request.method === 'wallet_sendCalls') return withholdBundle(request)
      const release = inner.withholdNext(0)
      const hash = (await inner.request(request)) as Hash
      withhold(async () => {
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
      pending.push(replacing)
      if (random.chance(0.3)) await replacing
      return answerFor(request, hash)
    },
  }

  function withholdBundle(request: WalletRequest) {
    withhold(() => broadcast(request))
    return { id: getBundleId(request) }
  }

  function withhold(release: () => Promise<unknown>) {
    const once = async () => {
      if (!unsent.delete(once)) return
      await release().catch((error) => log(`not taken: ${String(error).slice(0, 120)}`))
    }
    unsent.add(once)
    const time = random.pick([500, 2000, undefined])
    if (time !== undefined) pending.push(sleep(time).then(once))
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
    const walletRequest: WalletRequest = { method, params }
    if (method === 'wallet_getCallsStatus')
      return (await reportKnown(String(params[0]))) ?? inner.request(walletRequest)
    if (!isSigning(method)) return inner.request(walletRequest)
    log(`wallet prompt: ${method}`)
    if (isPaying(walletRequest)) return pay(walletRequest)
    return method === 'eth_sendTransaction' ? approveNext(walletRequest) : inner.request(walletRequest)
  }

  const approveNext = (walletRequest: WalletRequest) =>
    beginsWithApproval ? answerNext(walletRequest) : inner.request(walletRequest)

  async function pay(walletRequest: WalletRequest): Promise<unknown> {
    onMoment('prompted')
    inFlight += 1
    const answer = await answerNext(walletRequest).finally(() => {
      inFlight -= 1
    })
    onMoment('answered')
    return answer
  }

  async function answerNext(walletRequest: WalletRequest): Promise<unknown> {
    const fault = isHealed ? undefined : faults.shift()
    if (!fault) return answerCorrectly(walletRequest)
    onInjected(fault)
    log(`wallet: ${fault}`)
    return faultyAnswers[fault](walletRequest)
  }

  async function answerCorrectly(walletRequest: WalletRequest) {
    return answerFor(walletRequest, await broadcast(walletRequest))
  }

  const isMined = (hash: Hash) =>
    chain.client.getTransactionReceipt({ hash }).then(
      () => true,
      () => false,
    )

  const statusOf = (id: string) => ({ version: '2.0.0', id, chainId: toHex(31337), atomic: true })

  async function reportKnown(id: string): Promise<Status | undefined> {
    if (bundles.has(id)) return reportBundle(id)
    const place = cancelledBundles.get(id)
    return place && (await isMined(place)) ? { ...statusOf(id), status: 400 } : undefined
  }

  function recordCancelled(request: WalletRequest, hash: Hash, next: Hash) {
    cancelled.add(hash).add(next)
    if (request.method === 'wallet_sendCalls') cancelledBundles.set(getBundleId(request), next)
  }

  async function reportBundle(id: string): Promise<Status> {
    const hashes = bundles.get(id) ?? []
    const found = await Promise.all(
      hashes.map((hash) => chain.client.getTransactionReceipt({ hash }).catch(() => undefined)),
    )
    const common = statusOf(id)
    if (found.some((receipt) => !receipt)) return { ...common, status: 100 }
    const receipts = found.flatMap((receipt) => (receipt ? [toBundleReceipt(receipt)] : []))
    return { ...common, status: receipts.every(({ status }) => status === '0x1') ? 200 : 500, receipts }
  }

  return {
    address: inner.address,
    request,
    /** From now on every answer is right. */
    heal() {
      isHealed = true
    },
    /** What was to go out late has gone out. */
    settle: () => Promise.all(pending),
    hasUnsent: () => unsent.size > 0 || openPrompts > 0,
    /** How many answers are still to go wrong. */
    remainingFaults: () => faults.length,
    /** Everything that it holds goes out now. */
    release: () => Promise.all([...unsent].map((send) => send())),
    /** Its user takes back what it holds, and closes its prompts: none of it can be sent any more. */
    discardUnsent() {
      unsent.clear()
      openPrompts = 0
    },
    /** Whether its user may say that no payment of it is out there, or can still go out. */
    canRuleOutPayment: () =>
      unsent.size === 0 && openPrompts + inFlight === 0 && paying.every((hash) => cancelled.has(hash)),
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

function getCalls({ method, params }: WalletRequest): Transaction[] {
  const [first] = params as [Transaction & { calls: Transaction[] }]
  return method === 'wallet_sendCalls' ? first.calls : [first]
}

function getBundleId({ params }: WalletRequest): string {
  return (params[0] as { id: string }).id
}

/** A bundle has an id in place of a hash: another one than the page has asked for. */
function replaceId({ method, params }: WalletRequest, hash: Hash): readonly unknown[] {
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
