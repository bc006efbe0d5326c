type Suite = {
  title: string
  suites?: Suite[]
  specs?: { title: string; tests: { status: string }[] }[]
}

/** Titles of the tests that passed in a JSON report of Playwright, with those of their groups. A skipped one did not. */
export function readPlaywright({ suites }: { suites: Suite[] }): string[] {
  return suites.flatMap((file) => readSuite(file, ''))
}

function readSuite({ specs = [], suites = [] }: Suite, groups: string): string[] {
  const passed = specs
    .filter(({ tests }) => tests.length > 0 && tests.every(({ status }) => status === 'expected'))
    .map(({ title }) => groups + title)
  return [...passed, ...suites.flatMap((suite) => readSuite(suite, `${groups}${suite.title} › `))]
}
