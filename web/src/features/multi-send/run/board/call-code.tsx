// Shows the call code of a batch. Its list of words loads with the first one.

import { lazy, Suspense, useMemo } from 'react'
import type { Hex } from 'viem'
import { loadOnline } from '@/lib/browser/load-part.ts'

type CallCodeProps = { data: Hex }
type CodeCall = typeof import('@saleyard/send/encode/call-code.ts')

const toCode = ({ codeCall }: CodeCall) => ({
  default: ({ data }: CallCodeProps) => useMemo(() => codeCall(data), [data]),
})

// A run goes on without the words.
const Code = lazy(() =>
  loadOnline(() => import('@saleyard/send/encode/call-code.ts')).then(toCode, () => ({ default: () => '-' })),
)

/** Shows the words and digits by which people compare this call with the run file, the report and another device. */
export function CallCode({ data }: CallCodeProps) {
  return (
    <bdi dir="ltr" lang="en" translate="no" className="break-normal font-mono">
      <Suspense fallback={<span aria-hidden className="skeleton inline-block h-3 w-40" />}>
        <Code data={data} />
      </Suspense>
    </bdi>
  )
}
