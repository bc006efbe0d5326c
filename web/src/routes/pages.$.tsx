// Routes the special pages below /pages.
import { createFileRoute } from '@tanstack/react-router'
import type { SpecialPath } from '@/lib/layout/special-paths.ts'
import { SpecialRoute } from './-special-route.tsx'

/** The paths after `/pages/`, so that links lead only to existing pages. */
type Rest = SpecialPath extends infer Path ? (Path extends `/pages/${infer After}` ? After : never) : never

export const Route = createFileRoute('/pages/$')({
  params: {
    parse: ({ _splat }: { _splat?: string }) => ({ _splat: _splat as Rest }),
    stringify: ({ _splat }: { _splat: Rest }) => ({ _splat }),
  },
  component: SpecialRoute,
})
