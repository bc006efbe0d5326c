// Records the processes that a run starts, and stops those that a killed run has left.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readProcessStart } from '@saleyard/testkit/processes/read-process-start.ts'

type Recorded = { pid: number; start: string | undefined }
type Run = { owner: Recorded; children: Recorded[] }

const identify = (pid: number): Recorded => ({ pid, start: readProcessStart(pid) })
const isAlive = ({ pid, start }: Recorded) => start !== undefined && readProcessStart(pid) === start

/**
 * Writes down what this process starts, so that a later run finds it if this one is killed without notice.
 *
 * @param folder Where runs are written down, one file each.
 */
export function recordRun(folder: string): { add(pid: number): void; remove(): void } {
  const file = join(folder, `run-${process.pid}.json`)
  const run: Run = { owner: identify(process.pid), children: [] }

  const add = (pid: number) => {
    run.children.push(identify(pid))
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(run))
  }
  return { add, remove: () => rmSync(file, { force: true }) }
}

/**
 * Stops what runs that were killed have left behind. A process is stopped only if its id and its start are those that
 * were written down; what a living run has started is left alone.
 *
 * @returns Ids of the processes that were stopped.
 */
export async function stopLeftovers(folder: string): Promise<number[]> {
  mkdirSync(folder, { recursive: true })
  const stopped: number[] = []
  for (const name of readdirSync(folder).filter((file) => file.startsWith('run-'))) {
    const file = join(folder, name)
    const run = readRun(file)
    if (isAlive(run.owner)) continue
    for (const child of run.children.filter(isAlive)) {
      await stopProcess(child)
      stopped.push(child.pid)
    }
    rmSync(file, { force: true })
  }
  return stopped
}

/** A run that was killed while it wrote has no readable record, and nothing that we could recognise. */
function readRun(file: string): Run {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { owner: { pid: 0, start: undefined }, children: [] }
  }
}

async function stopProcess(child: Recorded): Promise<void> {
  process.kill(child.pid, 'SIGTERM')
  const deadline = Date.now() + 5_000
  while (isAlive(child)) {
    if (Date.now() > deadline) process.kill(child.pid, 'SIGKILL')
    await setTimeout(50)
  }
}
