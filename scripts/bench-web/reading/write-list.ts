import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@scripts/repository-root.ts'
import { keccak256, toHex } from 'viem'

const real = join(repositoryRoot, 'web/test-data/safe-airdrop-5000.csv')

/** Writes a list of so many lines: a real one, and then the same amounts to made-up addresses. */
export function writeList(path: string, count: number): void {
  const lines = readFileSync(real, 'utf8').trim().split('\n').slice(1)
  const made = Array.from({ length: Math.max(0, count - lines.length) }, (_, index) => {
    const amount = lines[index % lines.length]?.split(',')[1]
    return `0x${keccak256(toHex(index)).slice(-40)},${amount}`
  })
  writeFileSync(path, [...lines.slice(0, count), ...made].join('\n'))
}
