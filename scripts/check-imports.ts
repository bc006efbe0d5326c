// Lists the imports that go against the one direction.
import { findViolations } from '@scripts/check/import-rules.ts'
import { readSources, sourceFolders } from '@scripts/check/source-files.ts'

const files = readSources(['generated', ...sourceFolders])
const violations = files.flatMap((file) => findViolations(file))

for (const violation of violations) console.error(violation)
console.log(`${files.length} files, ${violations.length} imports against the direction`)
process.exitCode = violations.length > 0 ? 1 : 0
