// Draws every committed picture from its SVG.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { runForExitCode } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { drawings } from '@scripts/pictures/drawings.ts'
import { renderSvg } from '@scripts/pictures/render-svg.ts'
import { chromiumArguments, findChromium } from './find-chromium.ts'

const web = join(repositoryRoot, 'web')

process.exitCode = await runForExitCode(async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const page = await browser.newPage()
    for (const { source, file, widths, type, quality } of drawings) {
      const svg = readFileSync(join(web, source), 'utf8')
      for (const width of widths) {
        const picture = await renderSvg(page, { svg, width, type, quality })
        writeFileSync(join(web, 'public', file(width)), picture)
        console.log(`${(picture.length / 1000).toFixed(1).padStart(8)} kB  ${file(width)}`)
      }
    }
    return 0
  } finally {
    await browser.close()
  }
})
