// Lists the imports that go against the one direction.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { findViolations } from '@scripts/check/import-rules.ts'

const folders = ['generated', 'scripts', 'web/src', 'web/e2e']

const paths = folders.flatMap((folder) =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
)
const violations = paths.flatMap((path) =>
  findViolations({ path, source: readFileSync(join(repositoryRoot, path), 'utf8') }),
)

for (const violation of violations) console.error(violation)
console.log(`${paths.length} files, ${violations.length} imports against the direction`)
process.exitCode = violations.length > 0 ? 1 : 0
