#!/usr/bin/env node
// The compiler as Foundry wants it: an executable with --version and --standard-json, around the WebAssembly
// build that the lockfile pins. Nothing is downloaded when contracts are built.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const solc = createRequire(import.meta.url)('solc')
const args = process.argv.slice(2)

if (args.includes('--version')) {
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`)
} else if (args.includes('--standard-json')) {
  const option = (name) => args[args.indexOf(name) + 1]
  const base = args.includes('--base-path') ? option('--base-path') : process.cwd()
  const read = (path) => {
    const file = join(base, path)
    return existsSync(file) ? { contents: readFileSync(file, 'utf8') } : { error: `File not found: ${path}` }
  }
  process.stdout.write(solc.compile(readFileSync(0, 'utf8'), { import: read }))
} else {
  process.stderr.write('usage: solc.mjs --version | --standard-json < input.json\n')
  process.exitCode = 1
}
