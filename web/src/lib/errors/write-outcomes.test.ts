import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { readWriteOutcome, type WriteOutcome, writeOutcomes } from '@saleyard/chain/errors/write-outcomes.ts'
import { expect, test } from 'vitest'
import en from '@/locales/en.json'

const codes = Object.keys(en.errors) as ErrorCode[]

test('every error is judged: nothing of the table is unknown to the languages, and only contracts are left out of it', () => {
  expect(Object.keys(writeOutcomes).filter((code) => !codes.includes(code as ErrorCode))).toEqual([])
  const left = codes.filter((code) => !Object.hasOwn(writeOutcomes, code))
  expect(left.filter((code) => !/^[A-Z]/.test(code))).toEqual([])
  expect(left.map(readWriteOutcome).filter((outcome) => outcome !== 'refused')).toEqual([])
})

/** Written out once more: a code that moves must be moved here too, by someone who has thought of what it lets the page do. */
const expected = {
  declined: ['userRejected'],
  taken: ['alreadyKnown'],
  unknown: [
    'nonceTooLow',
    'nonceTooHigh',
    'replacementUnderpriced',
    'poolFull',
    'tooManyPending',
    'nodeNotReady',
    'rateLimited',
    'rpcUnavailable',
    'timeout',
    'unreachable',
    'httpFailed',
    'answerUnreadable',
    'socketClosed',
    'nodeUnauthorized',
    'writeUnanswered',
    'pairingTimeout',
    'relayFailed',
    'walletOffline',
    'walletOffChain',
    'sessionEnded',
    'requestExpired',
    'interrupted',
    'partNotLoaded',
    'unknown',
    'walletAnswerInvalid',
    'rpcInternal',
    'rpcInvalidInput',
    'rpcRejected',
    'rpcNotFound',
    'blockMissing',
    'filterMissing',
    'stateMissing',
    'tooManyResults',
  ],
  refused: [
    'insufficientFunds',
    'poolMoved',
    'underpriced',
    'tipAboveFee',
    'feeTooHigh',
    'feesUnsupported',
    'txTypeUnsupported',
    'gasTooLow',
    'gasTooHigh',
    'codeTooLarge',
    'dataTooLarge',
    'deviceRefusedData',
    'senderIsContract',
    'senderInvalid',
    'signedForOther',
    'reverted',
    'revertedUnknown',
    'unauthorized',
    'methodUnsupported',
    'rpcMethodMissing',
    'rpcMethodUnsupported',
    'rpcInvalidParams',
    'rpcInvalidRequest',
    'rpcParse',
    'rpcVersion',
    'walletBusy',
    'connectorMissing',
    'connectorIdMissing',
    'accountMissing',
    'accountChanged',
    'alreadyConnected',
    'chainMismatch',
    'chainUnknown',
    'chainIdMissing',
    'chainNotConfigured',
    'chainNotAdded',
    'switchUnsupported',
    'switchFailed',
    'chainsMissing',
    'transportUrlMissing',
    'webSocketMissing',
    'configMissing',
    'pairingNotConfigured',
    'walletNotReady',
    'endpointWrong',
    'runningElsewhere',
    'storageUnavailable',
    'storageBlocked',
    'storageNewer',
    'runNotKept',
    'outdated',
    'runDamaged',
    'codeUnexpected',
    'deployerMissing',
    'deployNeeds',
    'deployRefused',
    'deployTooLarge',
    'deployedAlready',
    'amountMissing',
    'amountInvalid',
    'amountTooManyDecimals',
    'amountTooLarge',
  ],
} as const satisfies Record<WriteOutcome, readonly ErrorCode[]>
const classified = Object.entries(expected).flatMap(([outcome, codes]) => codes.map((code) => [code, outcome] as const))

test.each(classified)('%s is %s', (code, outcome) => {
  expect(readWriteOutcome(code)).toBe(outcome)
})

test('every code of the table is written out above', () => {
  expect(classified.map(([code]) => code).toSorted()).toEqual(Object.keys(writeOutcomes).toSorted())
})

test('whatever the advice sends the user to look for may have been sent', () => {
  const looks = codes.filter((code) => /^(If you signed|Check your wallet )/.test(en.errorAdvice[code]))
  expect(looks).toEqual(expect.arrayContaining(['nonceTooLow', 'requestExpired', 'writeUnanswered', 'interrupted']))
  const unsent = looks.filter((code) => readWriteOutcome(code) === 'refused' && !/^[A-Z]/.test(code))
  expect(unsent).toEqual([])
})

test('a name that no table knows proves nothing', () => {
  expect(readWriteOutcome('somethingNew' as ErrorCode)).toBe('unknown')
})
