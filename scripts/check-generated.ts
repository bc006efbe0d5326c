// Generates the contracts' code once more, and lists the committed files that differ.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'

// Beside the repository's other passing files, since the generator takes paths within it only.
const fresh = '.dev/generated'

rmSync(join(repositoryRoot, fresh), { recursive: true, force: true })
mkdirSync(join(repositoryRoot, fresh), { recursive: true })
execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], {
  cwd: repositoryRoot,
  env: { ...process.env, GENERATED_DIR: fresh },
  stdio: 'pipe',
})

const read = (folder: string, name: string) => readFileSync(join(repositoryRoot, folder, name), 'utf8')
const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
const names = (folder: string) =>
  ['', 'creation-codes/', 'erc7730/', 'token-codes/']
    .flatMap((within) => list(join(repositoryRoot, folder, within)).map((name) => `${within}${name}`))
    .filter((name) => name.endsWith('.ts') || name === 'permit2.json' || name.startsWith('erc7730/'))
const stale = [...new Set([...names(fresh), ...names('generated')])].filter(
  (name) =>
    !names(fresh).includes(name) || !names('generated').includes(name) || read(fresh, name) !== read('generated', name),
)

for (const name of stale) console.error(`generated/${name} is not what the contracts give. Run: make generate`)
process.exitCode = stale.length > 0 ? 1 : 0
