import { expect, test } from 'vitest'
import { callApprovals, readCallId, toCallId } from './bundle.ts'

const batchId = (0xabcdefn << 8n) | 3n

test.each(callApprovals)('an id of a bundle with the approvals %s is read back', (approvals) => {
  expect(readCallId(toCallId(batchId, approvals), batchId)).toBe(approvals)
})

test('no two batches, and no two kinds of a bundle, share an id', () => {
  const ids = [batchId, batchId + 1n, batchId << 8n].flatMap((id) => callApprovals.map((each) => toCallId(id, each)))
  expect(new Set(ids).size).toBe(9)
})

test.each([
  ['of another batch', toCallId(batchId + 1n, 'none')],
  ['too short', `0x${'00'.repeat(32)}`],
  ['of an unknown kind', `${toCallId(batchId, 'none').slice(0, -2)}07`],
])('an id %s is not believed', (_, id) => {
  expect(readCallId(id, batchId)).toBeUndefined()
})
