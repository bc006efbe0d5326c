import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '@saleyard/testkit/chain/accounts.ts'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { freePort } from '@saleyard/testkit/processes/ports.ts'
import { readProcessStart } from '@saleyard/testkit/processes/read-process-start.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { describeRun } from '@scripts/dev/run-development.ts'
import { execa, type ResultPromise } from 'execa'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

describe('make dev', () => {
  let environment: Record<string, string>
  let started: ResultPromise[]

  beforeEach(async () => {
    started = []
    environment = {
      DEV_RECORDS: await mkdtemp(join(tmpdir(), 'saleyard-dev-')),
      ANVIL_PORT: String(await freePort()),
      WEB_PORT: String(await freePort()),
      PAGE_CACHE: 'node_modules/.vite/dev-test',
    }
  })
  afterEach(async () => {
    for (const run of started) run.kill('SIGTERM')
    await Promise.allSettled(started)
  })

  test('Ctrl-C stops the chain and the page, and the run ends well', async () => {
    const { run } = await startDevelopment()
    const children = await recordedChildren()
    expect(children).toHaveLength(2)
    expect(await (await fetch(`http://127.0.0.1:${environment.WEB_PORT}/`)).text()).toContain('<html')

    run.kill('SIGINT')
    expect((await run).exitCode).toBe(0)
    expect(children.map(readProcessStart)).toEqual([undefined, undefined])
    expect(await recordFiles()).toEqual([])
  })

  test('A run after a killed one stops what that one left, and starts on the same ports', async () => {
    const { run: killed } = await startDevelopment()
    const [chain] = await recordedChildren()
    killed.kill('SIGKILL')
    await killed
    expect(readProcessStart(chain as number)).toBeDefined()

    const { run: next } = await startDevelopment()
    expect(readProcessStart(chain as number)).toBeUndefined()
    next.kill('SIGTERM')
    expect((await next).exitCode).toBe(0)
  })

  test('A second run beside a living one leaves it alone and names the busy port', async () => {
    await startDevelopment()
    const children = await recordedChildren()
    const second = await spawnDevelopment()
    expect(second.exitCode).toBe(1)
    expect(second.stderr).toContain(`Port ${environment.WEB_PORT} is in use by another program, which is left alone.`)
    expect(children.map((pid) => readProcessStart(pid) !== undefined)).toEqual([true, true])
  })

  test('A stranger on the chain port is left alone, and no page is started', async () => {
    const stranger = createServer((_, response) => response.end('still here'))
    await new Promise<void>((resolve) => stranger.listen(Number(environment.ANVIL_PORT), '127.0.0.1', resolve))
    const run = await spawnDevelopment()
    expect(run.exitCode).toBe(1)
    expect(run.stderr).toContain(`ANVIL_PORT=${Number(environment.ANVIL_PORT) + 1}`)
    expect(await (await fetch(`http://127.0.0.1:${environment.ANVIL_PORT}/`)).text()).toBe('still here')
    stranger.close()
  })

  test('When the chain dies, the page is stopped and the run says so', async () => {
    const { run } = await startDevelopment()
    const [chain, page] = await recordedChildren()
    process.kill(chain as number, 'SIGKILL')
    const ended = await run
    expect(ended.exitCode).toBe(1)
    expect(ended.stderr).toContain('The local chain ended by itself')
    expect(readProcessStart(page as number)).toBeUndefined()
  })

  test('A port that is no port is refused by its name', async () => {
    environment.WEB_PORT = '80a'
    const run = await spawnDevelopment()
    expect(run.exitCode).toBe(1)
    expect(run.stderr).toContain('WEB_PORT must be a port, a whole number from 1 to 65535, and not "80a".')
  })

  function spawnDevelopment() {
    const run = execa(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
      cwd: repositoryRoot,
      env: environment,
      reject: false,
    })
    started.push(run)
    return run
  }

  async function startDevelopment() {
    const run = spawnDevelopment()
    let output = ''
    for (const stream of [run.stdout, run.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    await vi.waitUntil(() => output.includes('Ctrl-C stops') || run.exitCode !== null, { timeout: 30_000 })
    expect(run.exitCode, output).toBeNull()
    return { run } // a run by itself is a promise of its end
  }

  async function recordFiles(): Promise<string[]> {
    return readdir(environment.DEV_RECORDS as string)
  }

  async function recordedChildren(): Promise<number[]> {
    const [file] = await recordFiles()
    const { children } = JSON.parse(await readFile(join(environment.DEV_RECORDS as string, file as string), 'utf8'))
    return children.map(({ pid }: { pid: number }) => pid)
  }
})

describe('describeRun', () => {
  const address = '0x000000000000000000000000000000000000dEaD'
  const name = 'LiquidityGeneratorTokenFactoryOfTheDay'

  test('each name is two spaces or more before its value, however long it is, and all values begin in one column', () => {
    const chain = { rpcUrl: 'http://127.0.0.1:8545', addresses: { [name]: address, MultiSender: address } }
    const lines = describeRun('http://127.0.0.1:5173', chain as unknown as LocalChain).split('\n')
    const values = lines.flatMap((line) => line.match(/^ {2}\S.*? {2,}(?=0x|http)/)?.[0].length ?? [])
    expect(values).toHaveLength(4 + accounts.length)
    expect(new Set(values)).toEqual(new Set([name.length + 4]))
  })
})
