// Decodes the log that each token with a vault writes at its creation, before its supply.

import { type Address, type Hash, toEventSelector } from 'viem'
import { expectTopics, type FoldEvent, type HistoryLog, topicAddress } from './fold.ts'

export const setUpTopic: Hash = toEventSelector('TokenSetUp(address,address,address,address)')

export type SetUpEvent = FoldEvent & { name: 'TokenSetUp'; firstOwner: Address; pair: Address; vault: Address }

export function decodeSetUp(log: HistoryLog): SetUpEvent {
  expectTopics(log, 4)
  const [firstOwner, pair, vault] = [topicAddress(log, 1), topicAddress(log, 2), topicAddress(log, 3)]
  return { name: 'TokenSetUp', firstOwner, pair, vault, at: log }
}
