import { expect, test } from 'vitest'
import { hostRules } from './send-headers.ts'

const local = { VITE_LOCAL_RPC_URL: 'http://127.0.0.1:8545' }
const frames = { VITE_FRAME_ANCESTORS: 'https://app.safe.global, http://safe.localhost:3000' }

const read = (settings: Record<string, string>) =>
  Object.fromEntries(hostRules(settings).map(({ path, headers }) => [path, headers]))

/** Parts of the content policy by their names. */
function policyOf(settings: Record<string, string>): Record<string, string> {
  const policy = read(settings)['/*']?.['Content-Security-Policy'] ?? ''
  return Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/)))
}

test('without the setting no page may frame this one, and no other site may read a file of it', () => {
  expect(policyOf(local)['frame-ancestors']).toBe("'none'")
  expect(policyOf({ ...local, VITE_FRAME_ANCESTORS: ' , ' })['frame-ancestors']).toBe("'none'")
  expect(Object.keys(read(local))).toEqual(['/*', '/built/*'])
  expect(JSON.stringify(read(local))).not.toContain('Access-Control')
})

test('with it these pages may frame this one, and nothing else is looser: not even what this page may request', () => {
  expect(policyOf({ ...local, ...frames })).toEqual({
    ...policyOf(local),
    'frame-ancestors': 'https://app.safe.global http://safe.localhost:3000',
  })
  const { 'Content-Security-Policy': _, ...others } = read({ ...local, ...frames })['/*'] ?? {}
  expect(read(local)['/*']).toMatchObject(others)
  // A second header that says whether a page may be framed would name one origin at most.
  expect(Object.keys(others)).not.toContain('X-Frame-Options')
})

test('with it other sites may read the file that describes the page to Safe, and no other one', () => {
  const rules = hostRules({ ...local, ...frames })
  const open = rules.filter(({ headers }) => 'Access-Control-Allow-Origin' in headers)
  expect(open).toEqual([{ path: '/manifest.json', headers: { 'Access-Control-Allow-Origin': '*' } }])
})
