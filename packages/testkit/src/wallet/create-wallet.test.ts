import { account } from '@saleyard/testkit/chain/accounts.ts'
import { rejectingRecipient } from '@saleyard/testkit/chain/create-chain.ts'
import { automined } from '@saleyard/testkit/chain/local-client.ts'
import { type Anvil, startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { createTestClient, type Hash, http, numberToHex, parseEther, publicActions, verifyMessage } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPrompts } from './create-prompts.ts'
import { createWallet, type Wallet } from './create-wallet.ts'
import { toWalletErrorObject } from './wallet-error.ts'
import { toTransactionNumbers } from './wallet-methods.ts'

describe('createWallet', () => {
  let anvil: Anvil
  let wallet: Wallet
  let events: [string, unknown][]

  beforeAll(async () => {
    anvil = await startAnvil()
  })

  afterAll(() => anvil.stop())

  beforeEach(() => {
    events = []
    wallet = createWallet({ rpcUrl: anvil.rpcUrl, emit: async (...event) => void events.push(event) })
  })

  const user = account(0).address
  const friend = account(1).address

  const ask = (method: string, ...params: unknown[]) => wallet.request({ method, params })
  const send = (fields: object = {}) =>
    ask('eth_sendTransaction', { from: user, to: friend, value: numberToHex(parseEther('1')), ...fields })
  const node = () =>
    createTestClient({ chain: automined, mode: 'anvil', transport: http(anvil.rpcUrl) }).extend(publicActions)

  describe('accounts', () => {
    test('are shown after the user agreed, and no longer after the page was disconnected', async () => {
      expect(await ask('eth_accounts')).toEqual([])
      expect(await ask('eth_requestAccounts')).toEqual([user])
      expect(await ask('eth_accounts')).toEqual([user])

      await wallet.disconnect()

      expect(await ask('eth_accounts')).toEqual([])
      expect(events).toEqual([['accountsChanged', []]])
    })

    test('stay hidden when the user says no', async () => {
      wallet.prompts.rejectNext('eth_requestAccounts')

      await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })

      expect(await ask('eth_accounts')).toEqual([])
    })

    test('change with an event', async () => {
      await ask('wallet_requestPermissions', { eth_accounts: {} })

      await wallet.switchAccount(1)

      expect(events).toEqual([['accountsChanged', [friend]]])
    })
  })

  describe('networks', () => {
    test('an unknown one is 4902 until it was added', async () => {
      wallet.forgetChain(foundry.id)
      wallet.staysWhenAdding()
      await wallet.switchChain(1)
      const switching = { chainId: numberToHex(foundry.id) }

      await expect(ask('wallet_switchEthereumChain', switching)).rejects.toMatchObject({ code: 4902 })
      await ask('wallet_addEthereumChain', switching)
      await ask('wallet_switchEthereumChain', switching)

      expect(await ask('eth_chainId')).toBe(numberToHex(foundry.id))
      expect(events).toEqual([
        ['chainChanged', '0x1'],
        ['chainChanged', numberToHex(foundry.id)],
      ])
    })

    test('adding one goes there, unless the wallet stays', async () => {
      const added = { chainId: numberToHex(10) }
      await ask('wallet_addEthereumChain', added)
      expect(await ask('eth_chainId')).toBe(added.chainId)

      wallet.staysWhenAdding()
      await ask('wallet_addEthereumChain', { chainId: numberToHex(11) })
      expect(await ask('eth_chainId')).toBe(added.chainId)
    })

    test('on another one the wallet neither reads nor signs', async () => {
      await ask('eth_requestAccounts')
      await wallet.switchChain(1)

      await expect(ask('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
      await expect(send()).rejects.toMatchObject({ code: 4901 })
    })
  })

  describe('transactions', () => {
    test('are signed and broadcast', async () => {
      await ask('eth_requestAccounts')
      const before = await node().getBalance({ address: friend })

      const hash = (await send()) as Hash
      const receipt = await node().waitForTransactionReceipt({ hash })

      expect(receipt.status).toBe('success')
      expect(await node().getBalance({ address: friend })).toBe(before + parseEther('1'))
      expect(wallet.sent).toEqual([hash])
    })

    test('a rejected one never reaches the chain', async () => {
      await ask('eth_requestAccounts')
      const before = await node().getTransactionCount({ address: user })
      wallet.prompts.rejectNext('eth_sendTransaction')

      await expect(send()).rejects.toMatchObject({ code: 4001 })

      expect(await node().getTransactionCount({ address: user })).toBe(before)
    })

    test('are refused by a device above its size, and never reach the chain', async () => {
      await ask('eth_requestAccounts')
      const before = await node().getTransactionCount({ address: user })
      wallet.refuseDataAbove(2)

      await expect(send({ data: '0x112233' })).rejects.toMatchObject({ message: expect.stringContaining('0x6a80') })
      expect(await node().getTransactionCount({ address: user })).toBe(before)
      await send({ data: '0x1122' })
      expect(wallet.sent).toHaveLength(1)
    })

    test('one that the wallet denies is on the chain all the same', async () => {
      await ask('eth_requestAccounts')
      const denied = wallet.denyNext()
      await expect(send()).rejects.toMatchObject({ code: 4001 })
      expect((await node().waitForTransactionReceipt({ hash: await denied })).status).toBe('success')
    })

    test('are refused for an account that the page was not shown', async () => {
      await expect(send()).rejects.toMatchObject({ code: 4100 })
      await ask('eth_requestAccounts')
      await expect(send({ from: friend })).rejects.toMatchObject({ code: 4100 })
    })

    test('a lost hash is on the chain, but never comes back', async () => {
      await ask('eth_requestAccounts')
      const lost = wallet.loseNextHash()
      let answered = false

      void send().then(() => {
        answered = true
      })
      const receipt = await node().waitForTransactionReceipt({ hash: await lost })

      expect(receipt.status).toBe('success')
      expect(answered).toBe(false)
    })

    test('what the node says of a failure reaches the page with its code', async () => {
      await ask('eth_requestAccounts')
      const { contractAddress } = await node().waitForTransactionReceipt({
        hash: (await ask('eth_sendTransaction', { from: user, data: rejectingRecipient })) as Hash,
      })

      const failure = await send({ to: contractAddress }).catch(toWalletErrorObject)

      expect(failure).toMatchObject({ code: 3, message: expect.stringContaining('execution reverted') })
    })
  })

  describe('the rest', () => {
    test('signatures are the account’s', async () => {
      await ask('eth_requestAccounts')

      const signature = (await ask('personal_sign', '0x68656c6c6f', user)) as Hash

      expect(await verifyMessage({ address: user, message: 'hello', signature })).toBe(true)
    })

    test('questions go to the node, and wallet methods that it lacks are 4200', async () => {
      expect(await ask('eth_blockNumber')).toMatch(/^0x/)
      await expect(ask('wallet_sendCalls')).rejects.toMatchObject({ code: 4200 })
    })
  })

  describe('a transaction that is not simply sent', () => {
    test('is withheld with a nonce of the future, and broadcast when told so', async () => {
      const client = node()
      const next = await client.getTransactionCount({ address: user })
      await ask('eth_requestAccounts')
      const release = wallet.withholdNext(1)
      const hash = (await send()) as Hash
      await expect(client.getTransaction({ hash })).rejects.toThrow('could not be found')

      await send()
      expect(await release()).toBe(hash)
      expect(await client.getTransaction({ hash })).toMatchObject({ nonce: next + 1 })
    })

    test('is sped up with the same contents, or cancelled with none, in its own place', async () => {
      const client = node()
      await ask('eth_requestAccounts')
      await client.setAutomine(false)
      const hash = (await send()) as Hash
      const { nonce } = await client.getTransaction({ hash })
      const faster = await wallet.speedUp(hash)
      expect(await client.getTransaction({ hash: faster })).toMatchObject({ nonce, value: parseEther('1') })
      const cancelled = await wallet.cancel(faster)
      await client.mine({ blocks: 1 })
      await client.setAutomine(true)
      expect(await client.getTransaction({ hash: cancelled })).toMatchObject({
        nonce,
        value: 0n,
        to: user.toLowerCase(),
      })
    })
  })

  test('what it refuses of bundles carries the code that it is refused with', async () => {
    await wallet.learnBundles()
    await expect(ask('wallet_getCallsStatus', '0x01')).rejects.toSatisfy(
      (error) => toWalletErrorObject(error).code === 5730,
    )
  })
})

describe('createPrompts', () => {
  const send = { method: 'eth_sendTransaction', params: [] }
  const sign = { method: 'personal_sign', params: [] }

  test('approves what no test spoke of, and remembers that it was shown', async () => {
    const prompts = createPrompts()

    await prompts.ask(send)

    expect(prompts.shown).toEqual([send])
  })

  test('rejects the next prompt of that method with 4001, and no other', async () => {
    const prompts = createPrompts()
    prompts.rejectNext(send.method)

    await prompts.ask(sign)
    await expect(prompts.ask(send)).rejects.toMatchObject({ code: 4001 })
    await prompts.ask(send)

    expect(prompts.shown).toEqual([sign, send, send])
  })

  test('keeps a held prompt open until it is approved', async () => {
    const prompts = createPrompts()
    const held = prompts.holdNext(send.method)
    let answered = false

    const asked = prompts.ask(send).then(() => {
      answered = true
    })
    expect(await held.opened).toEqual(send)
    expect(answered).toBe(false)
    held.approve()
    await asked

    expect(answered).toBe(true)
  })

  test('a held prompt can be rejected', async () => {
    const prompts = createPrompts()
    const held = prompts.holdNext(send.method)

    const asked = prompts.ask(send)
    await held.opened
    held.reject()

    await expect(asked).rejects.toMatchObject({ code: 4001 })
  })

  test('uses prepared answers in the order in which they were prepared, and tells which were not used', async () => {
    const prompts = createPrompts()
    prompts.rejectNext(send.method)
    const held = prompts.holdNext(send.method)
    prompts.rejectNext(sign.method)

    await expect(prompts.ask(send)).rejects.toMatchObject({ code: 4001 })
    const asked = prompts.ask(send)
    held.approve()
    await asked

    expect(prompts.unused()).toEqual([sign.method])
  })
})

describe('toTransactionNumbers', () => {
  test('numbers in hex are read, and those of the wallet left out', () => {
    expect(toTransactionNumbers({ value: '0x0', gas: '0x5208', nonce: '0x0' })).toEqual({
      value: 0n,
      gas: 21_000n,
      nonce: 0,
    })
    expect(toTransactionNumbers({ maxFeePerGas: '0x2', maxPriorityFeePerGas: '0x1', gasPrice: '0x3' })).toEqual({
      maxFeePerGas: 2n,
      maxPriorityFeePerGas: 1n,
      gasPrice: 3n,
    })
    expect(toTransactionNumbers({})).toEqual({})
  })
})
