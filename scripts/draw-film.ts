// Films what is committed as a film, and its first frame.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { runForExitCode, UserError } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { renderSvg } from '@scripts/pictures/render-svg.ts'
import { drawFrame, film } from '@scripts/pictures/yard-film.ts'
import { chromiumArguments, findChromium } from './find-chromium.ts'
import { installDebianPackage } from './install-debian-package.ts'

const folder = join(repositoryRoot, 'web/public/assets/media')
const { width, framesPerSecond, seconds } = film

/** No sound, no metadata; the second one is for browsers that take no WebM. */
const encodings = {
  'yard.webm': ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '42', '-row-mt', '1', '-pix_fmt', 'yuv420p'],
  'yard.mp4': [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '30',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ],
}

process.exitCode = await runForExitCode(async () => {
  if (!hasFfmpeg() && !(installDebianPackage('ffmpeg') && hasFfmpeg()))
    throw new UserError('There is no ffmpeg on this machine. Install it, for example: apt-get install ffmpeg')
  mkdirSync(folder, { recursive: true })
  const frames = mkdtempSync(join(tmpdir(), 'saleyard-film-'))
  try {
    await drawFrames(frames)
    for (const [name, options] of Object.entries(encodings)) {
      const input = ['-y', '-framerate', String(framesPerSecond), '-i', join(frames, '%04d.png')]
      const output = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', join(folder, name)]
      const { status, stderr } = spawnSync('ffmpeg', [...input, ...options, ...output], { encoding: 'utf8' })
      if (status !== 0) throw new UserError(`ffmpeg could not write ${name}.\n\n${stderr}`)
      console.log(`${(statSync(join(folder, name)).size / 1000).toFixed(1).padStart(8)} kB  ${name}`)
    }
    return 0
  } finally {
    rmSync(frames, { recursive: true })
  }
})

/** Every frame as a PNG, and the first one as what is seen before the film plays. */
async function drawFrames(frames: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const page = await browser.newPage()
    const poster = await renderSvg(page, { svg: drawFrame(0), width, type: 'image/webp', quality: 80 })
    writeFileSync(join(folder, 'yard-poster.webp'), poster)
    for (let frame = 0; frame < framesPerSecond * seconds; frame += 1) {
      const svg = drawFrame(frame / (framesPerSecond * seconds))
      writeFileSync(
        join(frames, `${String(frame).padStart(4, '0')}.png`),
        await renderSvg(page, { svg, width, type: 'image/png' }),
      )
    }
  } finally {
    await browser.close()
  }
}

function hasFfmpeg(): boolean {
  return spawnSync('ffmpeg', ['-version']).status === 0
}
