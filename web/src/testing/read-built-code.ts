import { readFileSync } from 'node:fs'
import { deployments } from '@saleyard/generated/deployments'
import { bytesToHex, type Hex, hexToBytes, pad } from 'viem'

type Reference = { start: number; length: number }

/** Reads the code that a contract of ours has once deployed: as forge built it, with its own address where it knows that. */
export function readBuiltCode(name: keyof typeof deployments): Hex {
  const path = `../contracts/out/${name}.sol/${name}.json`
  const { object, immutableReferences = {} } = JSON.parse(readFileSync(path, 'utf8')).deployedBytecode
  const code = hexToBytes(object)
  for (const { start, length } of Object.values<Reference[]>(immutableReferences).flat())
    code.set(hexToBytes(pad(deployments[name], { size: length })), start)
  return bytesToHex(code)
}
