import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { PlanError } from '@saleyard/send/plan/plan-error.ts'
import { expose, wrap } from 'comlink'
import { afterAll, expect, test } from 'vitest'
import { registerErrorTransfer } from './comlink.ts'

const errors = {
  plan: new PlanError('plainNeedsOne', { count: 2 }),
  app: new AppError('storageUnavailable', { cause: new Error('QuotaExceededError') }),
  other: new TypeError('Reading 1 is no longer there'),
}
registerErrorTransfer()
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
    (error) => error instanceof AppError && error.code === 'storageUnavailable' && error.cause === 'QuotaExceededError',
  )
})

test('any other error arrives with name and message', async () => {
  await expect(remote.fail('other')).rejects.toMatchObject({ name: 'TypeError', message: errors.other.message })
})
