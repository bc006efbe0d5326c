// Lists the intended differences between our modal and the original.
import { originalModal } from './original-modal.ts'

/** Observations after a step. */
export type Facts = {
  step: string
  /** Whether our modal and the original are open. */
  ours: boolean
  theirs: boolean
  /** Number of the original's running polls, before and after the step. */
  pollsBefore: number
  polls: number
  /** Whether the step made the original connect a wallet without a dialog, and the wallet's mood. */
  connected: boolean
  mood: string
}

export type Difference = {
  reason: string
  occurs(facts: Facts): boolean
  /** Brings the original to the state of ours; without it, one of the two may be open while the other is closed. */
  settle?(): void
}

/** The intended differences. A difference that no longer occurs fails the walk. */
export const differences = {
  opensAtOnce: {
    reason:
      'O2: the original stays closed until its UI, its data and a pairing link are there, without an end. Ours opens at once, and only the pairing part waits.',
    occurs: ({ ours, theirs, polls }) => ours && !theirs && polls > 0,
  },
  closingCancels: {
    reason: 'O2: closing the original while it waits does not stop the waiting, and it opens later by itself.',
    occurs: ({ ours, theirs, step, polls, pollsBefore }) => !ours && theirs && step === 'wait' && polls < pollsBefore,
    settle: () => originalModal.close(),
  },
  noSecondPoll: {
    reason: 'O2: each further opening of the original starts another poll. Ours has none.',
    occurs: ({ polls }) => polls > 1,
    settle() {},
  },
  explainsDirectConnect: {
    reason:
      'O1: where the wallet of the browser is asked at once and fails for another reason than a decline, the original only writes to the console. Ours opens where wallets are chosen.',
    occurs: ({ ours, connected, mood }) => ours && connected && mood === 'is busy',
    settle() {
      originalModal.reset('ConnectWallet')
      originalModal.show()
    },
  },
} as const satisfies Record<string, Difference>
