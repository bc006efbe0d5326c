// What the parts of the robot share: its parameters, its steps and how it presses a button.

import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { toPattern } from './claims.ts'
import type { RunWallet } from './faulty-wallet.ts'
import type { Asset, Recipient } from './lane-fixture.ts'
import type { RunPlan } from './plan.ts'
import type { Random } from './random.ts'
import type { WindowSnapshot } from './window-snapshot.ts'

/** `done`: the page has reported. `refused`: it asks for something that names a risk. `waits`: nothing to press for now. */
export type Step = 'pressed' | 'waits' | 'done' | 'refused'

export type RobotParameters = {
  plan: RunPlan
  random: Random
  recipients: readonly Recipient[]
  asset: Asset
  wallet: Pick<RunWallet, 'canRuleOutPayment' | 'hasUnsent' | 'discardUnsent'>
  /** The token to make. */
  token: { name: string; symbol: string }
  log(text: string): void
  onReview(): void
}

export type RobotContext = RobotParameters & { press(page: Page, name: string): Promise<Step> }

/** For a button that was there a moment ago. ms */
export const patience = 5_000

/** What a sentence begins with, before its first value. */
export const getPrefix = (sentence: string) => sentence.split('{{')[0] ?? ''

/** What the page says when the network has no further answer: the user should look into the wallet. */
export const unseenHashes = [words.multiSend.phases.hashUnseen, words.multiSend.phases.hashUnseenPlain].map(
  (sentence) => toPattern(sentence),
)

export const hasButton = ({ buttons }: Pick<WindowSnapshot, 'buttons'>, name: string) =>
  buttons.some((button) => button.name === name)
