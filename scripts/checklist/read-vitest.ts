type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }

/** Titles of the tests that passed in a JSON report of Vitest, with those of their groups. */
export function readVitest(report: Report): string[] {
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName)
}
