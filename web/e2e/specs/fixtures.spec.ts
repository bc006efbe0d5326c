import { findBarriers } from '@e2e/fixtures/accessibility.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'

// What the fixtures forbid must turn a test red; here each does it once.

test('a page that asks a stranger fails its test', async ({ page }) => {
  test.fail()
  await page.goto('/')
  await page.evaluate(() => fetch('https://stranger.example/').catch(() => {}))
})

test('a worker of the page that asks a stranger fails its test', async ({ page }) => {
  test.fail()
  const body = "fetch('https://stranger.example/').catch(() => {}).then(() => postMessage('asked'))"
  await page.route('/worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto('/')
  await page.evaluate(() => {
    const worker = new Worker('/worker.js')
    return new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }))
  })
})

test('a page that opens a socket to a stranger fails its test', async ({ page }) => {
  test.fail()
  await page.goto('/')
  await page.evaluate(() => {
    const socket = new WebSocket('wss://stranger.example/')
    return new Promise((resolve) => socket.addEventListener('error', resolve, { once: true }))
  })
})

test('a page that throws fails its test', async ({ page }) => {
  test.fail()
  await page.goto('/')
  await page.evaluate(() => reportError(new Error('thrown on purpose')))
})

for (const level of ['error', 'warn'] as const)
  test(`a page that writes with console.${level} fails its test`, async ({ page }) => {
    test.fail()
    await page.goto('/')
    await page.evaluate((name) => console[name]('on purpose'), level)
  })

test('a request that fails, which the browser itself writes to the console, fails no test', async ({ page }) => {
  const written: string[] = []
  page.on('console', (message) => written.push(message.type()))
  await page.route('/answers-500', (route) => route.fulfill({ status: 500, body: '' }))
  await page.route('/answers-nothing', (route) => route.abort())
  await page.goto('/')
  await page.evaluate(async () => {
    await fetch('/answers-500')
    await fetch('/answers-nothing').catch(() => {})
  })
  await expect.poll(() => written).toEqual(['error', 'error'])
})

test('a file fetched ahead that is not used yet, which the browser itself writes to the console, fails no test', {
  tag: '@slow',
}, async ({ page }) => {
  await page.route('/late', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Late</title><link rel="preload" as="image" href="/early.svg">
        <main><h1>Late</h1></main></html>`,
    }),
  )
  await page.route('/early.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }))
  const written = page.waitForEvent('console')
  await page.goto('/late')
  expect((await written).text()).toContain('/early.svg was preloaded')
})

test('what the browser itself writes of anything else fails its test', async ({ page }) => {
  test.fail()
  await page.goto('/')
  const written = page.waitForEvent('console')
  await page.evaluate(() => {
    const meta = document.createElement('meta')
    meta.name = 'viewport'
    meta.content = 'width=wide'
    document.head.append(meta)
  })
  await written
})

test('a page that does what its content policy forbids fails its test', async ({ page }) => {
  test.fail()
  await page.goto('/')
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { opacity: 0 }'
    document.head.append(style)
  })
})

test('a page that tries out whether text may be run as a script fails its test', async ({ page }) => {
  test.fail()
  await page.goto('/')
  const written = page.waitForEvent('console')
  await page.evaluate(
    () =>
      // A task of the page's own: what a test evaluates is exempt.
      new Promise<void>((resolve) =>
        setTimeout(() => {
          try {
            new Function('')
          } catch {}
          resolve()
        }),
      ),
  )
  await written
})

test('a screen that was found clean is looked at again once it looks different', async ({ page }) => {
  await page.goto('/home')
  await page.waitForLoadState('networkidle')
  const title = page.getByRole('heading', { level: 1 })
  const paint = (colour: string) =>
    title.evaluate((element, chosen) => element.style.setProperty('color', chosen), colour)
  await paint('#000000')
  expect(await findBarriers(page)).toEqual([])
  await paint('#eeeeee')
  expect(await findBarriers(page)).toEqual([expect.stringContaining('color-contrast')])
  await paint('#000000')
})

test('an answer of the wallet that nothing asked for fails its test', ({ wallet }) => {
  test.fail()
  wallet.prompts.rejectNext('eth_sendTransaction')
})

test.describe('two tests on one chain', () => {
  test.describe.configure({ mode: 'serial' })
  const untouched = 10_000n * 10n ** 18n

  for (const turn of ['first', 'second'])
    test(`the ${turn} finds the chain as it was`, async ({ chain, wallet }) => {
      expect(await chain.balanceOf(coin, '0x90F79bf6EB2c4f870365E785982E1f101E93b906')).toBe(untouched)
      await chain.setCoin('0x90F79bf6EB2c4f870365E785982E1f101E93b906', 1n)
      expect(wallet.sent).toEqual([])
    })
})
