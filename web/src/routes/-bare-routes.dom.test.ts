import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { noLayoutPaths, specialPaths } from '@/lib/layout/special-paths.ts'
import { routeTree } from '@/routeTree.gen.ts'

const router = createRouter({ routeTree, history: createMemoryHistory() })
const routesOf = (path: string) => router.matchRoutes(path, {}).map(({ routeId }) => routeId as string)

test('[c42] [c43] no address of the special list or of the list without layout is inside the frame', () => {
  expect(noLayoutPaths).toContain('/receipt')
  for (const path of [...specialPaths, ...noLayoutPaths]) {
    const routes = routesOf(path)
    expect(routes, path).not.toContain('/_app')
    expect(routes.length, path).toBeGreaterThan(1)
  }
})

test('[c44] every other page is inside the frame', () => {
  const rest = ['/home', '/multi-sender', '/create-token', '/my-tokens']
  for (const path of rest) expect(routesOf(path), path).toContain('/_app')
})
