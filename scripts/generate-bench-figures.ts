// Writes the figures of the bench that the page shows into generated/.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { buildBenchFigures } from '@scripts/generate/build-bench-figures.ts'

writeFileSync(join(repositoryRoot, process.env.GENERATED_DIR ?? 'generated', 'bench-figures.ts'), buildBenchFigures())
