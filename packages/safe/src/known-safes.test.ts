import {
  getMultiSendCallOnlyDeployment,
  getSafeL2SingletonDeployment,
  getSafeSingletonDeployment,
} from '@safe-global/safe-deployments'
import { expect, test } from 'vitest'
import { multiSends, safeVersions, singletons } from './known-safes.ts'

/** On zkSync contracts have other code, at other addresses. */
const published = ({
  deployments,
}: {
  deployments: Record<string, { address: string; codeHash: string } | undefined>
}) =>
  Object.entries(deployments).flatMap(([name, deployment]) => (name === 'zksync' || !deployment ? [] : [deployment]))

test('the logic of Safes is what Safe publishes, and nothing else', () => {
  const expected = safeVersions.flatMap((version) =>
    [getSafeSingletonDeployment, getSafeL2SingletonDeployment].flatMap((find, index) =>
      published(find({ version }) ?? { deployments: {} }).map(({ codeHash }) => [
        codeHash,
        { version, isL2: index === 1 },
      ]),
    ),
  )
  expect(expected.length).toBeGreaterThan(0)
  expect(singletons).toEqual(Object.fromEntries(expected))
})

test('MultiSendCallOnly is what Safe publishes, and nothing else', () => {
  const expected = safeVersions.flatMap((version) =>
    published(getMultiSendCallOnlyDeployment({ version }) ?? { deployments: {} }).map((one) => ({ ...one, version })),
  )
  const byAddress = (one: { address: string }, other: { address: string }) => (one.address < other.address ? -1 : 1)
  expect([...multiSends].sort(byAddress)).toEqual(expected.sort(byAddress))
})
