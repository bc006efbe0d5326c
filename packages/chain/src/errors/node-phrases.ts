import type { ErrorCode } from './error-codes.ts'

/**
 * Maps phrases of wallets and nodes to error codes, because their own codes (-32000, -32603, none) are unspecific. They
 * are matched in this order, over all causes at once; reverts of contracts are read before, so that their reasons are
 * never mistaken for these.
 *
 * Every row matches real sentences, listed with their sources in packages/chain/test-data/node-sentences.tsv; a test
 * finds rows without one.
 */
export const nodePhrases: readonly (readonly [RegExp, ErrorCode])[] = [
  /* WALLETS */
  [
    // Excludes "rejected by user-configured RPC" of a node, "The user aborted a request" of a browser after a timeout,
    // and the bare "Request Rejected" of a firewall: a payment may have gone out before each.
    /\buser (rejected|denied|declined|cancel|disapproved|refused|abort(?!ed a request)|closed)|(rejected|denied|cancell?ed|declined|closed) by (the )?user(?![\w-])|ACTION_REJECTED|connection request reset|condition of use not satisfied/i,
    'userRejected',
  ],
  [/already pending|already processing/i, 'walletBusy'],
  [/session topic doesn't exist|no matching key|user disconnected/i, 'sessionEnded'],
  [/(request|proposal) expired/i, 'requestExpired'],
  [/must match the active chainId/i, 'chainMismatch'],

  /* MONEY */
  [
    /insufficient (funds|sender balance|balance for transfer|maxfeepergas)|(?<!amount )exceeds (the |transaction sender )?(account )?balance|enough funds|overdraws from account|gas required exceeds allowance/i,
    'insufficientFunds',
  ],

  /* NUMBERS */
  [/already (known|imported)|known transaction|existing tx with same hash/i, 'alreadyKnown'],
  [
    /replacement transaction underpriced|insufficient gas price to replace|could not replace existing|tries to replace pending/i,
    'replacementUnderpriced',
  ],
  [/nonce (is )?too (high|distant)|nonce too far|nonce provided .* is higher|gapped-nonce/i, 'nonceTooHigh'],
  [/nonce (is )?too low|nonce provided .* is lower|nonce has max value/i, 'nonceTooLow'],

  /* FEES */
  [
    /max.?priority.?fee.?per.?gas.? (higher|greater|exceeds).*max.?fee.?per.?gas|tip higher than fee cap/i,
    'tipAboveFee',
  ],
  [/exceeds the configured cap|fee cap exceeded|higher than 2\^256-1/i, 'feeTooHigh'],
  [
    /underpriced|fee too low|minimum gas price|less than block base fee|below current base fee|gas tip cap .* minimum needed|below chain minimum/i,
    'underpriced',
  ],
  [
    /transaction type (is )?not (supported|valid|activated)|unsupported transaction type|invalid transaction type|fork supporting this transaction type|EIP-1559 style fee params/i,
    'txTypeUnsupported',
  ],

  /* GAS AND SIZE */
  [/initcode (size|too large)|max code size|max_init_code_size|code is too large/i, 'codeTooLarge'],
  [
    /exceeds (the )?(block|transaction)('s)? gas limit|gas limit (is )?too (high|big)|gas limit reached|intrinsic gas too high|gas limit is greater than/i,
    'gasTooHigh',
  ],
  [/intrinsic ?gas( too low| exceeds gas limit|$)|out of gas|requires at least \d+ gas/im, 'gasTooLow'],
  [/oversized data|input data too large|RLPTooLong|transaction too large|entity too large/i, 'dataTooLarge'],

  // Ledger has one answer for data that is too long and for blind signing that is off.
  [/\(0x6a80\)|memory allocation failed, allocating|\bbytes overflow\b/i, 'deviceRefusedData'],

  /* WHO SIGNED */
  [/sender not an eoa|sender is (a )?contract/i, 'senderIsContract'],
  [
    /(invalid|wrong) chain ?id|replay-protected|chainid (is required|not supported)|signed for another/i,
    'signedForOther',
  ],
  [/invalid sender|invalid (transaction )?signature|recover sender/i, 'senderInvalid'],

  /* THE QUEUE */
  [/pool is full|pool size constraints/i, 'poolFull'],
  [/account limit exceeded|as a spammer|in-flight transaction limit|already reserved/i, 'tooManyPending'],
  [/sequencer temporarily|sync is still in progress|node is syncing|transaction pool not enabled/i, 'nodeNotReady'],

  /* READING */
  [
    /more than \d+ results|block range (is )?too (wide|large)|maximum rpc range|response size exceeded|up to a \d+k? block range|exceeds? maximum block range/i,
    'tooManyResults',
  ],
  [
    /header not found|missing trie node|pruned|due to pruning|no state available|state 0x[0-9a-f]+ is not available|(world|historical) state .*(un|not )available/i,
    'stateMissing',
  ],
  [/block not found|unknown block|BlockOutOfRange/i, 'blockMissing'],
  [/filter not found/i, 'filterMissing'],
  [/not whitelisted|unsupported method:|method not enabled/i, 'rpcMethodMissing'],
  [/must be authenticated|project id settings|invalid project id|api key/i, 'nodeUnauthorized'],
  [
    /too many requests|rate.?limit|request (rate|count) exceeded|compute units per second|capacity limit exceeded/i,
    'rateLimited',
  ],
  [/execution (aborted|timeout)|timeout expired|timed out|deadline exceeded/i, 'timeout'],
  [/failed to fetch|network ?error|fetch failed|load failed/i, 'unreachable'],

  /* CONTRACTS, AT LAST */
  [/execution reverted|invalid opcode|reverted without a reason|transaction reverted/i, 'revertedUnknown'],
]
