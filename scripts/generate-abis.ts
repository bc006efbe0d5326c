// Moves the ABIs and addresses out of generated/hooks.ts into generated/abis.ts, which needs neither wagmi nor React.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'

const folder = process.env.GENERATED_DIR ?? 'generated' // elsewhere only to look whether it is fresh
const path = (name: string) => join(repositoryRoot, folder, name)

const hooks = readFileSync(path('hooks.ts'), 'utf8')
// Each contract and each kind of call begins with its name between two rows of slashes.
const [start = -1] = [...hooks.matchAll(/^\/+$/gm)].map(({ index }) => index)
const end = hooks.search(/^\/+\n\/\/ Action$/m)
if (start < 0 || end <= start) throw new Error('generated/hooks.ts has another form than @wagmi/cli 2.10 writes')

const abis = hooks.slice(start, end)
const rest = hooks.slice(end)
const names = [...abis.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(rest))

writeFileSync(path('abis.ts'), abis)
writeFileSync(
  path('hooks.ts'),
  `${hooks.slice(0, start)}import {\n${used.map((name) => `  ${name},\n`).join('')}} from './abis.ts'\n\n${rest}`,
)
