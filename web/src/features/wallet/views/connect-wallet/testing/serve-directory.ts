import { beforeEach } from 'vitest'
import { fakeTimeAndFetch } from '@/features/wallet/testing/fake-time-and-fetch.ts'

type Question = { url: URL; signal: AbortSignal; answer(body: unknown): void; refuse(status: number): void }

/** Each test has a directory of its own, which answers when the test does; and a fake clock. */
export function serveDirectory() {
  /** What it was asked, oldest first. */
  const questions: Question[] = []
  beforeEach(() => {
    questions.length = 0
  })
  fakeTimeAndFetch(
    (url, { signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        questions.push({
          url,
          signal,
          answer: (body) => resolve(new Response(JSON.stringify(body))),
          refuse: (status) => resolve(new Response('', { status })),
        })
      }),
  )
  return { questions, last: () => questions.at(-1) as Question }
}
