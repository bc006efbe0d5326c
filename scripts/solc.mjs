#!/usr/bin/env node
// Wraps the WebAssembly compiler that the lockfile pins as the executable that Foundry expects, with --version and
// --standard-json. Nothing is downloaded when contracts are built.

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

// The WebAssembly build has two gigabytes at most, and all tests at once are more: "Error writing output JSON". So what is
// asked for is asked for in parts, each by its own compiler that sees all sources. What is shipped is fewer files, and
// always one part.
const filesPerPart = 120

const solc = createRequire(import.meta.url)('solc')
const args = isMainThread ? process.argv.slice(2) : workerData.args

if (!isMainThread) {
  parentPort.postMessage(compile(workerData.input))
} else if (args.includes('--version')) {
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`)
} else if (args.includes('--standard-json')) {
  const input = readFileSync(0, 'utf8')
  const parts = split(JSON.parse(input))
  process.stdout.write(parts.length === 1 ? compile(input) : merge(await compileAll(parts)))
} else {
  process.stderr.write('usage: solc.mjs --version | --standard-json < input.json\n')
  process.exitCode = 1
}

/** What the compiler says to an input: JSON in, JSON out. */
function compile(input) {
  const option = (name) => args[args.indexOf(name) + 1]
  const base = args.includes('--base-path') ? option('--base-path') : process.cwd()
  const read = (path) => {
    const file = join(base, path)
    return existsSync(file) ? { contents: readFileSync(file, 'utf8') } : { error: `File not found: ${path}` }
  }
  return solc.compile(input, { import: read })
}

/** The same input several times, each asking for the output of other files. */
function split(input) {
  const { '*': ofAll, ...ofSome } = input.settings?.outputSelection ?? {}
  const wanted = Object.keys(input.sources)
    .map((file) => [file, ofSome[file] ?? ofAll])
    .filter(([, selection]) => Object.values(selection ?? {}).some((outputs) => outputs.length > 0))
  const count = Math.max(1, Math.ceil(wanted.length / filesPerPart))
  if (count === 1) return [input]

  // Neighbours apart: the files of one folder are of one size.
  return Array.from({ length: count }, (_, part) => ({
    ...input,
    settings: {
      ...input.settings,
      outputSelection: Object.fromEntries(wanted.filter((_file, i) => i % count === part)),
    },
  }))
}

async function compileAll(parts) {
  const outputs = []
  const next = parts.entries()
  const work = async () => {
    for (const [i, part] of next) {
      outputs[i] = JSON.parse(
        await new Promise((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: { args, input: JSON.stringify(part) } })
          worker.once('message', resolve).once('error', reject)
        }),
      )
    }
  }
  await Promise.all(Array.from({ length: Math.min(parts.length, availableParallelism()) }, work))
  return outputs
}

/** Every part has seen all sources, and says the same of them. */
function merge(outputs) {
  const errors = new Map(outputs.flatMap(({ errors = [] }) => errors.map((error) => [JSON.stringify(error), error])))
  const mergeFiles = (key) => {
    const files = {}
    for (const [file, found] of outputs.flatMap((output) => Object.entries(output[key] ?? {})))
      files[file] = { ...files[file], ...found }
    return files
  }
  return JSON.stringify({
    ...(errors.size > 0 && { errors: [...errors.values()] }),
    sources: mergeFiles('sources'),
    contracts: mergeFiles('contracts'),
  })
}
