// Proves every property of contracts/proofs, and prints the verdicts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runForExitCode } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { compile, formatCount, formatProof, type Proof, prove } from '@scripts/prove/prove.ts'
import { readProperties } from '@scripts/prove/read-properties.ts'
import { findZ3 } from '@scripts/prove/z3.ts'

const folder = 'contracts/proofs'

process.exitCode = await runForExitCode(async () => {
  console.log(`Asking ${findZ3()}\n`)
  const proofs: Proof[] = []
  for (const file of readdirSync(join(repositoryRoot, folder)).sort()) proofs.push(...proveFile(file))

  console.log(`\n${formatCount(proofs)}`)
  return proofs.every(({ verdict }) => verdict === 'proved') ? 0 : 1
})

function proveFile(file: string): Proof[] {
  const path = `${folder}/${file}`
  const source = readFileSync(join(repositoryRoot, path), 'utf8')
  const properties = readProperties(path, compile(path, source).asts)
  return properties.map((property) => {
    const proof = prove(path, source, property, properties)
    console.log(formatProof(proof))
    return proof
  })
}
