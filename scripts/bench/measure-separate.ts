import { encodeFunctionData, erc20Abi } from 'viem'
import { measureGas } from './measure-gas.ts'
import type { Row } from './payments-of-row.ts'
import type { Bench } from './prepare-chain.ts'

/** Gas of paying the first `size` of a row one by one. The committed figures must come out: then the method is the same. */
export function measureSeparate({ client, token }: Bench, { coin, payments }: Row, size: number): Promise<number> {
  const transactions = payments.slice(0, size).map(({ address, amount }) =>
    coin === 'native'
      ? ({ to: address, data: '0x', value: amount } as const)
      : {
          to: token,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [address, amount] }),
          value: 0n,
        },
  )
  return measureGas(client, transactions)
}
