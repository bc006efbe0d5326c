import { expect, test } from '@e2e/fixtures/test.ts'
import { pageUrl } from '@e2e/ports.ts'

test('each address comes with the headers that the build tells hosts to send', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const rules = readRules(await textOf('/_headers'))
  expect(rules.map(({ path }) => path)).toEqual(['/*', '/built/*'])
  expect(Object.keys(rules[0]?.headers ?? {})).toContain('content-security-policy')
  const built = /\/built\/[^"]+\.js/.exec(await textOf('/'))?.[0] ?? ''

  for (const path of ['/', '/pages/errors/error404', '/boot.js', '/assets/images/wallet/56.svg', built]) {
    const fitting = rules.filter((rule) => path.startsWith(rule.path.replace('*', '')))
    const names = fitting.flatMap(({ headers }) => Object.keys(headers))
    expect(new Set(names).size, 'no host must choose between two values of one header').toBe(names.length)
    const kept = path === built ? 'public, max-age=31536000, immutable' : 'no-cache'
    const wanted = Object.assign({ 'cache-control': kept }, ...fitting.map(({ headers }) => headers))
    expect((await request.get(path)).headers(), path).toMatchObject(wanted)
  }
})

test('addresses of the page are answered by the page, whoever hosts it', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const body = await textOf('/')
  expect(await textOf('/token/97/0x00?layout=rome')).toBe(body)
  expect(await textOf('/_redirects')).toBe('/* /index.html 200\n')
  // With such a file Cloudflare would no longer take the site for a page with addresses of its own.
  expect(await textOf('/404.html')).toBe(body)
})

test('what somebody smuggles into the page neither runs nor shows', async ({ page, pageHealth }) => {
  const smuggled = [
    ['script-src', '<script>document.title = "run"</script>'],
    ['script-src', '<script src="data:text/javascript,document.title=`run`"></script>'],
    ['script-src', '<img src="data:," alt="" onerror="document.title = `run`">'],
    ['style-src', '<style>body { display: none }</style>'],
    ['style-src', '<p style="position: fixed">Send it all here</p>'],
    ['default-src', '<iframe src="data:text/html,here" title="A form"></iframe>'],
    ['object-src', '<object data="/favicon.svg" title="A picture"></object>'],
    ['object-src', '<embed src="/favicon.svg" title="A picture">'],
  ] as const
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const title = await page.title()
  await page.evaluate(
    (pieces) => {
      // Unlike what `innerHTML` makes, scripts in such a fragment would run.
      const place = document.querySelector('main')
      for (const piece of pieces) place?.append(document.createRange().createContextualFragment(piece))
    },
    smuggled.map(([, piece]) => piece),
  )

  const refused: (string | undefined)[] = []
  await expect
    .poll(() => {
      refused.push(...pageHealth.takeViolations().map((words) => /directive:? ["']([\w-]+)/.exec(words)?.[1]))
      return refused.toSorted()
    })
    .toEqual(smuggled.map(([part]) => part).toSorted())
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('links and forms that somebody smuggles into the page lead nowhere else', async ({ page, pageHealth }) => {
  await page.goto('/home')
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('base'), { href: '/elsewhere/' }))
    document.body
      .appendChild(Object.assign(document.createElement('form'), { action: '/multi-sender' }))
      .requestSubmit()
  })
  const refused: string[] = []
  await expect
    .poll(() => {
      refused.push(...pageHealth.takeViolations())
      return refused.join()
    })
    .toMatch(/base-uri.*form-action/s)
  expect(await page.evaluate(() => [document.baseURI, location.pathname])).toEqual([`${pageUrl}/home`, '/home'])
})

test('nobody shows the page inside of another, where a click could be led astray', async ({ page, pageHealth }) => {
  await page.setContent(`<iframe src="${pageUrl}/home" title="Somebody's page"></iframe>`)
  await expect.poll(() => pageHealth.takeViolations().join()).toContain("frame-ancestors 'none'")
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
})

/** Rules of `_headers`: a path, then its headers by name, moved in. */
function readRules(text: string) {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.trimEnd().split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (!name || !value) rules.push({ path: line, headers: {} })
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name.toLowerCase()]: value })
  }
  return rules
}
