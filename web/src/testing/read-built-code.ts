import { readFileSync } from 'node:fs'
import type { Hex } from 'viem'

/** Reads the code that a contract of ours has once deployed, as forge built it. */
export function readBuiltCode(name: string): Hex {
  return JSON.parse(readFileSync(`../contracts/out/${name}.sol/${name}.json`, 'utf8')).deployedBytecode.object
}
