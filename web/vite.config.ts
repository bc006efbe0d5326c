// Configures the build and the development server of the page.
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, runnerImport } from 'vite'
import { builtFolder, sendHeaders } from './headers/send-headers.ts'
import { planLayers } from './layers/plan-layers.ts'

export default defineConfig({
  plugins: [
    checkSettings(),
    foldLocalChain(),
    // Must stand before React's plugin: it writes routeTree.gen.ts and splits each route's component off.
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    tailwindcss(),
    nameSite(),
    preloadFont(),
    sendHeaders(),
    planLayers(),
  ],
  resolve: { tsconfigPaths: true },
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
  // Only the list worker imports these, so the development server would find them late and reload the page at the first list.
  optimizeDeps: { include: ['papaparse', 'fflate', 'read-excel-file/universal'] },
})

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

/** Makes the local chain's URL a constant of the build: without one, what only a local chain needs is left out of it. */
function foldLocalChain(): Plugin {
  return {
    name: 'saleyard:fold-local-chain',
    apply: 'build',
    config: ({ envDir }, { mode }) => {
      const { VITE_LOCAL_RPC_URL = '' } = loadEnv(mode, envDir || process.cwd())
      return { define: { 'import.meta.env.VITE_LOCAL_RPC_URL': JSON.stringify(VITE_LOCAL_RPC_URL) } }
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
