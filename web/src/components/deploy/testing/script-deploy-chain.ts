// Scripts a chain and its answers for tests of deployments.
import type { DeployableName } from '@saleyard/chain/deployments/deployables.ts'
import { deployer, deployments } from '@saleyard/generated/deployments'
import type { Hash, Hex } from 'viem'
import { readBuiltCode } from '@/testing/read-built-code.ts'

export const hash: Hash = `0x${'ab'.repeat(32)}`
const receipt = {
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  status: '0x1',
  blockNumber: '0x10',
  blockHash: hash,
  transactionHash: hash,
  logs: [],
}
const deployerCode: Hex =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'

type Call = { to: Hex; data: Hex }

/** Creates a chain that has the deployer and nothing else; the test changes it. */
export function scriptDeployChain() {
  const codes = new Map<string, Hex>()
  const put = (address: Hex, code: Hex) => codes.set(address.toLowerCase(), code)
  const chain = {
    sent: [] as Call[],
    /** Called with the next transaction. */
    whenSent: () => {},
    isDown: false,
    isBusy: false,
    chainId: '0x7a69',
    put,
    putContract: (name: DeployableName) => put(deployments[name], readBuiltCode(name)),
    /** Removes all code, the deployer's too. */
    clear: () => codes.clear(),
    answer: (method: string, params: readonly unknown[]) => answers[method]?.(params as never[]),
  }
  put(deployer, deployerCode)

  const answers: Record<string, (params: readonly never[]) => unknown> = {
    eth_chainId: () => chain.chainId,
    eth_estimateGas() {
      if (chain.isBusy) throw Object.assign(new Error('busy'), { code: -32005 })
      return '0x4c4b40' // 5,000,000
    },
    eth_getCode([address]: readonly string[]) {
      if (chain.isDown) throw Object.assign(new Error('down'), { code: -32603 })
      return codes.get(address?.toLowerCase() ?? '') ?? '0x'
    },
    eth_getTransactionReceipt: () => receipt,
    eth_sendTransaction([call]: readonly Call[]) {
      if (call) chain.sent.push(call)
      chain.whenSent()
      return hash
    },
  }
  return chain
}
