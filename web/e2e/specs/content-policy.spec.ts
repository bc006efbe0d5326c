import { expect, test } from '../fixtures/test.ts'

test('each address comes with the headers that the build tells hosts to send', async ({ request }) => {
  const lines = (await (await request.get('/_headers')).text()).split('\n')
  const told = lines.flatMap((line) => {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    return name && value ? [[name.toLowerCase(), value] as const] : []
  })
  expect(told.map(([name]) => name)).toContain('content-security-policy')
  for (const path of ['/', '/pages/errors/error404', '/boot.js', '/assets/images/logo/icon-256.png'])
    expect((await request.get(path)).headers(), path).toMatchObject(Object.fromEntries(told))
})

test('what somebody smuggles into the page neither runs nor shows', async ({ page, pageHealth }) => {
  const smuggled = [
    ['script-src', '<script>document.title = "run"</script>'],
    ['script-src', '<script src="data:text/javascript,document.title=`run`"></script>'],
    ['script-src', '<img src="data:," alt="" onerror="document.title = `run`">'],
    ['style-src', '<style>body { display: none }</style>'],
    ['style-src', '<p style="position: fixed">Send it all here</p>'],
    ['default-src', '<iframe src="data:text/html,here" title="A form"></iframe>'],
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
