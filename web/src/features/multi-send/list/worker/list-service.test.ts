import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { PlanError } from '@saleyard/send/plan/plan-error.ts'
import { expose, wrap } from 'comlink'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import { createWorkerClient } from '@/lib/browser/worker-client.ts'
import { createListService } from './create-list-service.ts'
import { type ListService, registerListErrors, releaseCallbacks } from './list-service.ts'

describe('createWorkerClient', () => {
  const options = {
    mode: { kind: 'each' as const },
    decimals: 18,
    chainShortName: 'eth',
    answers: {},
    droppedLines: [],
  }
  const line = (index: number) => `0x${(index + 1).toString(16).padStart(40, '0')},1`

  /** Workers are channels here; their other end is the real service, unless it is silent. */
  function startWorkers(isSilent = false) {
    const started: { port: MessagePort; end: MessagePort; terminate: ReturnType<typeof vi.fn<() => void>> }[] = []
    const client = createWorkerClient<ListService>('list', () => {
      const { port1, port2 } = new MessageChannel()
      if (!isSilent) expose(releaseCallbacks(createListService(createRunStore('client'))), port2)
      const terminate = vi.fn<() => void>(() => {
        port1.close()
        port2.close()
      })
      started.push({ port: port1, end: port2, terminate })
      return Object.assign(port1, { terminate }) as unknown as Worker
    })
    return { client, started }
  }

  test.each(['error', 'messageerror'])(
    'a worker that ends in %s fails what waits for it, and another is started',
    async (type) => {
      const { client, started } = startWorkers(true)
      const [reading, lines] = [client.read('x', options), client.readLines(0, 1)]
      started[0]?.port.dispatchEvent(new Event(type))
      await expect(reading).rejects.toThrow('The list worker is gone')
      await expect(lines).rejects.toThrow('The list worker is gone')
      expect(started[0]?.terminate).toHaveBeenCalledOnce()

      void client.readLines(0, 1).catch(() => {})
      expect(started).toHaveLength(2)
      started[0]?.port.dispatchEvent(new Event(type))
      expect(started[1]?.terminate).not.toHaveBeenCalled()
      started[1]?.terminate()
    },
  )

  test('a worker that cannot be started fails the call, and the next call tries again', async () => {
    const start = vi.fn(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const client = createWorkerClient<ListService>('list', start)
    await expect(client.readLines(0, 1)).rejects.toMatchObject({ name: 'SecurityError' })
    await expect(client.readLines(0, 1)).rejects.toMatchObject({ name: 'SecurityError' })
    expect(start).toHaveBeenCalledTimes(2)
  })

  test('progress reaches the page, and the list that was read is there', async () => {
    const { client, started } = startWorkers()
    const onProgress = vi.fn()
    const text = Array.from({ length: 30_000 }, (_, index) => line(index)).join('\n')
    expect(await client.read(text, options, onProgress)).toMatchObject({ lineCount: 30_000 })
    expect(onProgress).toHaveBeenCalled()
    expect(onProgress.mock.lastCall?.[0]).toMatchObject({ total: 60_000 })
    expect(await client.readLines(29_999, 30_000)).toMatchObject([{ line: { number: 30_000, state: 'accepted' } }])
    started[0]?.terminate()
  })

  test('a file is read over there, its buffer handed over', async () => {
    const { client, started } = startWorkers()
    const buffer = new TextEncoder().encode(line(1)).buffer
    expect(await client.readFile(buffer, { name: 'a.csv', bytes: 44 })).toMatchObject({ ok: true, text: line(1) })
    expect(buffer.byteLength).toBe(0)
    started[0]?.terminate()
  })
})

describe('registerListErrors', () => {
  const errors = {
    plan: new PlanError('plainNeedsOne', { count: 2 }),
    app: new AppError('storageUnavailable', { cause: new Error('QuotaExceededError') }),
    other: new TypeError('Reading 1 is no longer there'),
  }
  registerListErrors()
  const { port1, port2 } = new MessageChannel()
  expose({ fail: (which: keyof typeof errors) => Promise.reject(errors[which]) }, port1)
  const remote = wrap<{ fail: (which: keyof typeof errors) => Promise<never> }>(port2)
  afterAll(() => {
    port1.close()
    port2.close()
  })

  test('an error of the planner arrives with its code and values', async () => {
    await expect(remote.fail('plan')).rejects.toSatisfy(
      (error) => error instanceof PlanError && error.code === 'plainNeedsOne' && error.values.count === 2,
    )
  })

  test('an error with a sentence arrives with its code and what caused it', async () => {
    await expect(remote.fail('app')).rejects.toSatisfy(
      (error) =>
        error instanceof AppError && error.code === 'storageUnavailable' && error.cause === 'QuotaExceededError',
    )
  })

  test('any other error arrives with name and message', async () => {
    await expect(remote.fail('other')).rejects.toMatchObject({ name: 'TypeError', message: errors.other.message })
  })
})
