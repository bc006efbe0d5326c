import { permit2Address } from '@saleyard/send/approve/permit-domain.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { permit2 } from '@saleyard/testkit/chain/permit2.ts'
import { readMessageDescriptor, showMessage } from '@saleyard/testkit/signing/show-call.ts'
import type { WalletAnswer } from '@saleyard/testkit/wallet/bundle-wallet.ts'
import { type Address, erc20Abi, getAddress, type Hash, maxUint256, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTaxedToken } from '@/features/multi-send/approve/testing/create-taxed-token.ts'
import { deployToken } from '@/features/multi-send/approve/testing/deploy-token.ts'
import { startWalletChain, type WalletChain } from '@/testing/connected-chain.ts'
import { readPermit, signPermit } from './permit.ts'
import { readPermit2, signPermit2 } from './permit2.ts'

const chainId = 31337
let chain: WalletChain
let snapshot: Hash

beforeAll(async () => {
  chain = await startWalletChain(account0)
  snapshot = await chain.client.snapshot()
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
  for (const method of Object.keys(chain.answers)) delete chain.answers[method]
})
afterAll(() => chain?.stop())

describe('a permit of EIP-2612', () => {
  const permitAbi = parseAbi(['function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)'])

  const read = (token: Address) => readPermit(chain.config, { chainId, token, owner: account0 })
  const sign = (token: Address, value = 700n) =>
    signPermit(chain.config, { chainId, token, owner: account0, spender: chain.addresses.multiSender, value })

  /** Submits the permit, as anybody may, and reads what it allowed. */
  async function submit(token: Address): Promise<bigint> {
    const { client, addresses } = chain
    const { value, deadline, v, r, s } = await sign(token)
    const args = [account0, addresses.multiSender, value, deadline, v, r, s] as const
    const hash = await client.writeContract({ address: token, abi: permitAbi, functionName: 'permit', args })
    await client.waitForTransactionReceipt({ hash })
    return client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [account0, addresses.multiSender],
    })
  }

  describe('a permit that the token takes', () => {
    test('of our own token: exactly the total is allowed, for thirty days, and the nonce is read anew', async () => {
      const token = chain.addresses.demoToken
      const { timestamp } = await chain.client.getBlock()
      const { deadline } = await sign(token)
      expect(deadline - timestamp).toBe(30n * 24n * 3_600n)
      expect(await submit(token)).toBe(700n)
      expect(await read(token)).toMatchObject({ isPossible: true, nonce: 1n })
      expect(await submit(token)).toBe(700n)
    })

    test.each(['liquidityGenerator', 'baby', 'buybackBaby'] as const)('of a %s token of ours', async (kind) => {
      const token = await createTaxedToken(chain, kind)
      expect(await read(token)).toMatchObject({ isPossible: true, domain: { name: 'Taxed', version: '1' } })
      expect(await submit(token)).toBe(700n)
      expect(await read(token)).toMatchObject({ isPossible: true, nonce: 1n })
      expect(await submit(token)).toBe(700n)
    })

    test.each([
      ['PlainPermitToken', 'Permit', '1'],
      ['SilentSecondToken', 'Permit', '2'],
      ['DollarToken', 'Permit', '2.2'],
      ['DeclaredToken', 'Registered', '1'],
    ])('of a %s is over the domain %s, version %s', async (name, domainName, version) => {
      const token = await deployToken(chain.client, name)
      expect(await read(token)).toMatchObject({ isPossible: true, domain: { name: domainName, version } })
      expect(await submit(token)).toBe(700n)
    })
  })

  test.each([
    ['OtherDomainToken', 'otherDomain'],
    ['DaiLikeToken', 'otherPermit'],
    ['WrappedLikeToken', 'noPermit'],
    ['TetherLikeToken', 'noPermit'],
  ])('a %s is not offered one: %s', async (name, reason) => {
    const token = await deployToken(chain.client, name)
    expect(await read(token)).toEqual({ isPossible: false, reason })
    chain.answers.eth_signTypedData_v4 = refuseToSign
    await expect(sign(token)).rejects.toMatchObject({ name: 'ApprovalError', code: 'noLongerPossible' })
  })

  test('an account with code, by EIP-7702 too, is not offered one: no token may recover its key', async () => {
    const token = chain.addresses.demoToken
    await chain.client.setCode({ address: account0, bytecode: `0xef0100${'11'.repeat(20)}` })
    expect(await read(token)).toEqual({ isPossible: false, reason: 'accountHasCode' })
    await chain.client.setCode({ address: account0, bytecode: '0x' })
    expect(await read(token)).toMatchObject({ isPossible: true })
  })

  describe('a signature is not believed', () => {
    const wrong: [string, string, WalletAnswer][] = [
      ['of another value', 'signatureByOther', signAltered({ value: `${maxUint256}` })],
      ['of another nonce', 'signatureByOther', signAltered({ nonce: '1' })],
      ['of another deadline', 'signatureByOther', signAltered({ deadline: '1' })],
      ['of nobody', 'signatureByOther', () => `0x${'ff'.repeat(64)}1b`],
      ['of a contract', 'signatureMalformed', () => `0x${'12'.repeat(97)}`],
    ]
    test.each(wrong)('%s: %s', async (_, code, answer) => {
      chain.answers.eth_signTypedData_v4 = answer
      await expect(sign(chain.addresses.demoToken)).rejects.toMatchObject({ name: 'ApprovalError', code })
    })

    test('but one that is altered in nothing', async () => {
      chain.answers.eth_signTypedData_v4 = signAltered({})
      await expect(sign(chain.addresses.demoToken)).resolves.toMatchObject({ value: 700n })
    })

    test('when the token says no to it', async () => {
      const token = await deployToken(chain.client, 'SilentDaiLikeToken')
      await expect(sign(token)).rejects.toMatchObject({ name: 'ApprovalError', code: 'signatureRefused' })
    })

    test('and a refusal of the wallet is one', async () => {
      chain.answers.eth_signTypedData_v4 = () => {
        throw Object.assign(new Error('User rejected the request'), { code: 4001 })
      }
      await expect(sign(chain.addresses.demoToken)).rejects.toMatchObject({ code: 'userRejected' })
    })
  })

  /** The owner signs something else than was asked for. */
  function signAltered(change: Record<string, string>): WalletAnswer {
    return ([account, json], pass) => {
      const typedData = JSON.parse(String(json))
      const altered = JSON.stringify({ ...typedData, message: { ...typedData.message, ...change } })
      return pass({ method: 'eth_signTypedData_v4', params: [account, altered] })
    }
  }

  function refuseToSign(): never {
    throw new Error('A signature was asked for')
  }
})

describe('Permit2', () => {
  let token: Address

  beforeAll(() => {
    token = chain.addresses.demoToken
  })

  const abi = parseAbi(['function invalidateUnorderedNonces(uint256 word, uint256 mask)'])

  const read = (needed: bigint) => readPermit2(chain.config, { chainId, token, owner: account0, needed })
  const sign = (value = 700n) =>
    signPermit2(chain.config, { chainId, token, owner: account0, spender: chain.addresses.multiSender, value })
  async function allow(amount: bigint): Promise<void> {
    const args = [permit2Address, amount] as const
    const hash = await chain.client.writeContract({ address: token, abi: erc20Abi, functionName: 'approve', args })
    await chain.client.waitForTransactionReceipt({ hash })
  }

  test('the address is the one that only the real code can have', () => {
    expect(permit2Address).toBe(permit2)
  })

  test('it is offered only where the token already lets it take enough', async () => {
    expect(await read(700n)).toEqual({ isPossible: false, reason: 'notAllowed' })
    await allow(699n)
    expect(await read(700n)).toEqual({ isPossible: false, reason: 'notAllowed' })
    await expect(sign()).rejects.toMatchObject({ code: 'noLongerPossible' })
    await allow(700n)
    expect(await read(700n)).toEqual({ isPossible: true })
  })

  test('where there is none, or something else in its place, it is not offered', async () => {
    await allow(700n)
    await chain.client.setCode({ address: permit2Address, bytecode: '0x60005ff3' })
    expect(await read(700n)).toEqual({ isPossible: false, reason: 'noPermit2' })
    await chain.client.setCode({ address: permit2Address, bytecode: '0x' })
    expect(await read(700n)).toEqual({ isPossible: false, reason: 'noPermit2' })
  })

  test('an account with code is not offered it', async () => {
    await allow(700n)
    await chain.client.setCode({ address: account0, bytecode: `0xef0100${'11'.repeat(20)}` })
    expect(await read(700n)).toEqual({ isPossible: false, reason: 'accountHasCode' })
    await chain.client.setCode({ address: account0, bytecode: '0x' })
  })

  test('a device with the descriptor shows who may take how much of which token, and until when', async () => {
    await allow(700n)
    let asked = ''
    chain.answers.eth_signTypedData_v4 = ([account, json], pass) => {
      asked = String(json)
      return pass({ method: 'eth_signTypedData_v4', params: [account, json] })
    }
    const { deadline } = await sign()
    const typedData = JSON.parse(asked)
    const on = (domain: object) =>
      showMessage(
        readMessageDescriptor('Permit2'),
        { ...typedData, domain: { ...typedData.domain, chainId: 56, ...domain } },
        [{ address: token, symbol: 'DEMO', decimals: 2 }],
      )

    expect(on({})).toEqual({
      intent: 'Let a contract take tokens once',
      lines: [
        ['Taken by', getAddress(chain.addresses.multiSender)],
        ['Token', getAddress(token)],
        ['At most', '7 DEMO'],
        ['Valid until', new Date(Number(deadline) * 1_000).toISOString()],
      ],
    })
    expect(on({ verifyingContract: token }), 'of another contract').toBeUndefined()
    expect(on({ chainId: 5 }), 'on a network that the page does not know').toBeUndefined()
  })

  test('a nonce that is used up is not signed', async () => {
    await allow(700n)
    // The first draw is nonce 0, which is used; the second is left to chance.
    const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((array) => array)
    const args = [0n, 1n] as const
    const hash = await chain.client.writeContract({
      address: permit2Address,
      abi,
      functionName: 'invalidateUnorderedNonces',
      args,
    })
    await chain.client.waitForTransactionReceipt({ hash })
    const { nonce, amount, deadline } = await sign()
    expect(draw).toHaveBeenCalledTimes(2)
    draw.mockRestore()

    expect(nonce).toBeGreaterThan(255n)
    expect(amount).toBe(700n)
    const { timestamp } = await chain.client.getBlock()
    expect(deadline - timestamp).toBe(30n * 24n * 3_600n)
  })
})
