// Configures the build and the development server of the page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, mergeConfig, type Plugin, type PluginOption, type Rolldown, runnerImport } from 'vite'
import type { VitePWAOptions } from 'vite-plugin-pwa'
import { cropPng } from '../scripts/pictures/crop-png.ts'
import { builtFolder, sendHeaders } from './headers/send-headers.ts'
import { planLayers } from './layers/plan-layers.ts'

const page = defineConfig({
  plugins: [
    checkSettings(),
    foldSettings(),
    // Must stand before React's plugin: it writes routeTree.gen.ts and splits each route's component off.
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    tailwindcss(),
    nameSite(),
    preloadFont(),
    preloadFirst(),
    paintFirst(),
    yieldToPaint(),
    nameScreenshots(),
    sendHeaders(),
    planLayers(),
  ],
  resolve: {
    tsconfigPaths: true,
    // Its build for Node requires a second viem, ten times its size; its source takes the page's own.
    alias: { '@safe-global/safe-apps-provider': '@safe-global/safe-apps-provider/src/index.ts' },
  },
  // Two servers must not share it: `make test` starts its own next to a running `make dev`.
  cacheDir: process.env.PAGE_CACHE ?? 'node_modules/.vite',
  // Fonts and pictures stay files: data: addresses would need a wider content policy.
  build: {
    target: 'es2022',
    assetsDir: builtFolder,
    assetsInlineLimit: 0,
    // What every page needs is two files, not forty: that of others changes seldom and stays in the cache, ours often.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'shell', tags: ['$initial'], test: /(?:web\/src\/(?!main)|packages\/)/, priority: 2 },
          ],
        },
      },
    },
  },
  // No module imports single sentences: a language is one value, which the browser parses faster as text.
  json: { namedExports: false, stringify: true },
  worker: { format: 'es' },
  // Only what our own headers say: by default any page of this machine could read every file.
  preview: { cors: false },
  // Only the list worker imports these, so the development server would find them late and reload the page at the first list.
  optimizeDeps: { include: ['papaparse', 'fflate', 'read-excel-file/universal'] },
})

// The worker's builder brings 200 packages: `make dev` installs none of them.
export default defineConfig(({ command }) =>
  command === 'build' ? mergeConfig(page, { plugins: [keepShell()] }) : page,
)

/** Refuses wrong settings while the page is built: read by the page alone, they would stop every visitor. */
function checkSettings(): Plugin {
  return {
    name: 'saleyard:check-settings',
    async configResolved({ root, mode, envDir }) {
      const path = join(root, 'src/lib/env.ts')
      const { module } = await runnerImport<typeof import('./src/lib/env.ts')>(path, {
        root,
        configFile: false,
        resolve: { tsconfigPaths: true },
      })
      module.parseEnv(loadEnv(mode, envDir || process.cwd()))
    },
  }
}

/** Settings without which a part is of no use: what only a local chain needs, or a page that Safe's page frames. */
const folded = ['VITE_LOCAL_RPC_URL', 'VITE_FRAME_ANCESTORS']

/** Makes these settings constants of the build: without one, what only it needs is left out. */
function foldSettings(): Plugin {
  return {
    name: 'saleyard:fold-settings',
    apply: 'build',
    config: ({ envDir }, { mode }) => {
      const settings = loadEnv(mode, envDir || process.cwd())
      const define = folded.map((name) => [`import.meta.env.${name}`, JSON.stringify(settings[name] ?? '')])
      return { define: Object.fromEntries(define) }
    },
  }
}

/** Puts the site's address, where the settings name one, before what others fetch from it; without one it stays a path. */
function nameSite(): Plugin {
  let site = ''
  return {
    name: 'saleyard:name-site',
    configResolved({ mode, envDir }) {
      site = (loadEnv(mode, envDir || process.cwd()).VITE_SITE_URL ?? '').replace(/\/$/, '')
    },
    transformIndexHtml: (html) => html.replaceAll('%SITE_URL%', site),
  }
}

/** Preloads the font of most text together with the scripts: found through the styles it would come late and shift the layout. */
function preloadFont(): Plugin {
  return {
    name: 'saleyard:preload-font',
    transformIndexHtml(_html, { bundle = {} }) {
      const file = Object.keys(bundle).find((name) => name.includes('inter-latin-wght-normal'))
      if (!file) return []
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  }
}

/** Committed pictures of the browser tests for the dialog that installs the page, which wants one of each shape. */
const screenshots = { wide: 'multi-sender-light', narrow: 'multi-sender-phone' } as const

/** Names the pictures in the manifest. They are files of the build that nothing keeps on the device. */
function nameScreenshots(): Plugin {
  let root = ''
  return {
    name: 'saleyard:name-screenshots',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle() {
      const read = (file: string) => readFileSync(join(root, file))
      const named = Object.entries(screenshots).map(([form_factor, name]) => {
        const source = fitScreenshot(read(`e2e/specs/pictures.spec.ts-snapshots/${name}-linux.png`))
        const file = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.png`, source }))
        const sizes = `${source.readUInt32BE(16)}x${source.readUInt32BE(20)}`
        return {
          src: `/${file}`,
          sizes,
          type: 'image/png',
          form_factor,
          label: 'A list of recipients, checked line by line',
        }
      })
      const manifest = { ...JSON.parse(read('public/manifest.webmanifest').toString()), screenshots: named }
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: `${JSON.stringify(manifest)}\n` })
    },
  }
}

/** Browsers take no picture whose longer side is over 2.3 times the shorter one: the end of a phone's is cut. */
function fitScreenshot(png: Buffer): Buffer {
  return cropPng(png, Math.floor(png.readUInt32BE(16) * 2.3))
}

/**
 * Preloads the frame together with the entry, which would ask for it a round trip later. `boot.js` preloads the chosen language, and
 * home for who goes there: the page says where they are.
 */
function preloadFirst(): Plugin {
  return {
    name: 'saleyard:preload-first',
    transformIndexHtml(html, { bundle = {} }) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const begun = (source: RegExp) => chunks.filter(({ facadeModuleId }) => source.test(facadeModuleId ?? ''))
      const withImports = (source: RegExp) => [
        ...new Set(begun(source).flatMap(({ fileName, imports }) => [fileName, ...imports])),
      ]
      const there = new Set(html.match(/(?<=")\/[^"]+\.js(?=")/g))
      const frame = withImports(/\/routes\/_app\.tsx\?/).filter((name) => !there.has(`/${name}`))
      const files = {
        languages: Object.fromEntries(
          begun(/\/locales\/\w+\.json$/).map(({ name, fileName }) => [name, `/${fileName}`]),
        ),
        home: withImports(/\/routes\/_app\.home\.tsx\?/)
          .filter((name) => !frame.includes(name) && !there.has(`/${name}`))
          .map((name) => `/${name}`),
      }
      const said = JSON.stringify(files).replaceAll('"', '&quot;')
      return {
        html: html.replace('<script src="/boot.js">', `<script src="/boot.js" data-files="${said}">`),
        tags: frame.map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: '', href: `/${name}` },
          injectTo: 'head' as const,
        })),
      }
    },
  }
}

/** Adds the texts that `boot.js` paints before any module is there. */
function paintFirst(): Plugin {
  let root = ''
  return {
    name: 'saleyard:paint-first',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async transformIndexHtml(html) {
      const path = join(root, 'src/features/home/welcome/first-texts.ts')
      const { module } = await runnerImport<typeof import('./src/features/home/welcome/first-texts.ts')>(path, {
        root,
        configFile: false,
        resolve: { tsconfigPaths: true },
      })
      const texts = JSON.stringify(module.firstTexts).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      return html.replace('<template id="first-paint">', `<template id="first-paint" data-texts="${texts}">`)
    },
  }
}

/** Lets the styles, the texts of the first paint and their font come before the modules, which this paint does not need. */
function yieldToPaint(): Plugin {
  const modules = /<(?:script type="module"|link rel="modulepreload")/g
  return {
    name: 'saleyard:yield-to-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(modules, '$& fetchpriority="low"'),
    },
  }
}

/**
 * Builds the service worker with the list of what it keeps on the device: the page with all of its scripts and styles, except
 * parts that need a network, and small pictures. Other pictures and rare letters are kept from their first use on.
 */
async function keepShell(): Promise<PluginOption[]> {
  const { VitePWA } = await import('vite-plugin-pwa')
  let left: ReadonlySet<string> = new Set()
  const options: Partial<VitePWAOptions> = {
    strategies: 'injectManifest',
    srcDir: 'src/lib/offline',
    filename: 'worker.ts',
    registerType: 'prompt',
    // The page registers the worker when it is at rest, and has a manifest in public/.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      sourcemap: false,
      globPatterns: [
        '{index.html,boot.js,favicon.svg,manifest.webmanifest}',
        `${builtFolder}/*.{js,css}`,
        `${builtFolder}/{inter,jetbrains-mono}-latin-wght-*.woff2`,
        'assets/images/{logo,wallet}/*',
      ],
      manifestTransforms: [(entries) => ({ manifest: entries.filter(({ url }) => !left.has(url)) })],
    },
    // Not for the build in memory, which is made for the plan of layers.
    integration: { configureOptions: ({ build }, chosen) => void Object.assign(chosen, { disable: !build.write }) },
  }
  return [
    {
      name: 'saleyard:find-online-files',
      generateBundle(_options, bundle) {
        left = findOnlineFiles(bundle)
      },
    },
    VitePWA(options),
  ]
}

/** Parts that are of no use without a network, by the sources with which they begin: pairing, and the original dialog. */
const onlineParts = /@walletconnect\/ethereum-provider\/|wallet\/modal\/start-web3modal\.ts/

/** Returns the scripts that only these parts load. */
function findOnlineFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const left = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const visit = (name: string) => {
    const chunk = left.get(name)
    if (!chunk || onlineParts.test(chunk.facadeModuleId ?? '')) return
    left.delete(name)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  for (const { fileName, isEntry } of [...left.values()]) if (isEntry) visit(fileName)
  return new Set(left.keys())
}
