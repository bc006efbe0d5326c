// Acts as the person at the wallet: approves each prompt, except those that a test rejects or holds open.

import { walletErrors } from './wallet-error.ts'

export type WalletRequest = { method: string; params: readonly unknown[] }

/** A prompt that stays open until the test answers it. */
export type HeldPrompt = {
  /** Resolves when the page has opened the prompt. */
  opened: Promise<WalletRequest>
  approve(): void
  reject(): void
}

type Answer = (request: WalletRequest) => Promise<void>

/** Creates the person at the wallet, who approves every prompt except those that the test set to be rejected or left open. */
export function createPrompts() {
  const waiting: { method: string; answer: Answer }[] = []
  const shown: WalletRequest[] = []

  return {
    /** Every prompt that was shown, in order. */
    shown: shown as readonly WalletRequest[],

    /** Answers that a test prepared and no prompt has used. */
    unused: (): string[] => waiting.map(({ method }) => method),

    rejectNext(method: string) {
      waiting.push({ method, answer: () => Promise.reject(walletErrors.rejected()) })
    },

    holdNext(method: string): HeldPrompt {
      const opened = withResolvers<WalletRequest>()
      const answered = withResolvers<void>()
      waiting.push({
        method,
        answer: (request) => {
          opened.resolve(request)
          return answered.promise
        },
      })
      return {
        opened: opened.promise,
        approve: () => answered.resolve(),
        reject: () => answered.reject(walletErrors.rejected()),
      }
    },

    /**
     * Shows a prompt and waits for the answer.
     *
     * @throws WalletError 4001 when it is rejected.
     */
    async ask(request: WalletRequest): Promise<void> {
      shown.push(request)
      const index = waiting.findIndex(({ method }) => method === request.method)
      const [prepared] = index < 0 ? [] : waiting.splice(index, 1)
      await prepared?.answer(request)
    },
  }
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers<T>() {
  let resolve!: (value: T) => void
  let reject!: (reason: unknown) => void
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
