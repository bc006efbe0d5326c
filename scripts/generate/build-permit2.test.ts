import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildPermit2 } from './build-permit2.ts'

const folder = mkdtempSync(join(tmpdir(), 'permit2-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('The pinned source and compiler make the real Permit2, in place of other code, and once', () => {
  const artifact = join(folder, 'permit2.json')
  writeFileSync(artifact, JSON.stringify({ bytecode: { object: '0x00' } }))

  const bytecode = buildPermit2(artifact)
  expect(bytecode).toHaveLength(2 + 2 * 9345)
  expect(JSON.parse(readFileSync(artifact, 'utf8'))).toEqual({ bytecode: { object: bytecode } })
  expect(readdirSync(folder)).toEqual(['permit2.json'])

  const { ino } = statSync(artifact)
  expect(buildPermit2(artifact)).toBe(bytecode)
  expect(statSync(artifact).ino).toBe(ino)
})
