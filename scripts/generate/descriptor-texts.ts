// What a device shows of each call that a user signs: intents and labels of the ERC-7730 descriptors, in plain English.
import {
  address,
  allowance,
  type CallText,
  type ContractText,
  coins,
  date,
  duration,
  type Field,
  hidden,
  number,
  percent,
  tokens,
} from './descriptor-fields.ts'
import { cancel, mark, multiSenderCalls, packed, toIntent, token } from './sender-texts.ts'

/* Tokens. */

const created = 'TokenCreated(address indexed token, address indexed creator, address indexed firstOwner)'
const byVault = 'Only the vault of the token may call it.'

const erc20 = {
  approve: { intent: 'Approve', fields: { spender: address('Spender'), value: allowance('Amount') } },
  transfer: { intent: 'Send', fields: { to: address('To'), value: tokens('Amount') } },
  transferFrom: {
    intent: 'Send from another account',
    fields: { from: address('From'), to: address('To'), value: tokens('Amount') },
  },
} satisfies Record<string, CallText>

const permitCall: CallText = {
  intent: 'Approve by signature',
  fields: {
    owner: address('Owner'),
    spender: address('Spender'),
    value: allowance('Amount'),
    deadline: date('Signature valid until'),
    v: hidden('Signature v'),
    r: hidden('Signature r'),
    s: hidden('Signature s'),
  },
}

const ownership: Record<string, CallText> = {
  transferOwnership: { intent: 'Offer ownership of the token', fields: { newOwner: address('New owner') } },
  acceptOwnership: { intent: 'Accept ownership of the token', fields: { '@.to': token } },
  renounceOwnership: { intent: 'Give up ownership for good', fields: { '@.to': token } },
}

const dividends: Record<string, CallText> = {
  claim: { intent: 'Claim your rewards', fields: { '@.to': token } },
  claimFor: { intent: 'Claim rewards for a holder', fields: { holder: address('Holder') } },
  claimMany: { intent: 'Claim rewards for holders', fields: { 'holders.[]': address('Holder') } },
}

const lowerFees = (fees: Record<string, Field>): CallText => ({
  intent: 'Lower the fees of the token',
  fields: Object.fromEntries(Object.entries(fees).map(([name, field]) => [`lowered.${name}`, field])),
})

const liquidityFee = { liquidityFeeBps: percent('Fee for liquidity') }
const babyFees = {
  ...liquidityFee,
  marketingFeeBps: percent('Fee for marketing'),
  tokenRewardFeeBps: percent('Fee for rewards'),
}
const buybackFees = {
  ...liquidityFee,
  buyBackFeeBps: percent('Fee for buying back'),
  marketingFeeBps: babyFees.marketingFeeBps,
  reflectionFeeBps: percent('Fee for rewards'),
}
const liquidityGeneratorFees = {
  ...liquidityFee,
  charityBps: percent('Fee for the charity'),
  taxFeeBps: percent('Fee for holders'),
}

function createToken(fields: Record<string, Field>): CallText {
  const all: Record<string, Field> = {
    name: number('Name'),
    symbol: number('Symbol'),
    totalSupply: number('Total supply, in smallest units'),
    decimals: number('Decimals'),
    teamWallet: address('Gets the whole supply'),
    ...fields,
    contractURI: number('Address of its description'),
    salt: hidden('Salt of its address'),
  }
  const paths = Object.entries(all).map(([name, field]) => [`params.${name}`, field])
  return { intent: 'Create a token', fields: Object.fromEntries(paths) }
}

const router = address('Exchange', 'contract')
const rewardToken = address('Reward token', 'token')
const ofFactory = {
  predictToken: 'The page only simulates it.',
  revealPair: 'Only the factory calls it, on itself.',
}
const taxedInternal = { unbook: byVault }
const dividendInternal = {
  ...taxedInternal,
  credit: byVault,
  distribute: byVault,
}
/* Pools of the exchanges that the page offers. */

const deadline = date('Valid until')
const recipient = address('Goes to')

/**
 * Contracts of which the page calls functions and no list names the addresses. A text without an address would apply to every contract with
 * the same selector: `withdraw(uint256)` of a vault is no coin, and `approve` of a collection no amount.
 */
export const undescribed = ['IERC20', 'IWrappedCoin', 'TokenVault', 'BabyVault', 'BuybackBabyVault']

/** By contract, as the ABIs name it; each is bound to addresses or to a factory. */
export const descriptorTexts: Record<string, ContractText> = {
  MultiSender: { calls: multiSenderCalls },
  StandardToken: {
    factory: { contract: 'StandardTokenFactory', deployEvent: created },
    calls: {
      approve: { ...erc20.approve, fields: { spender: address('Spender'), amount: allowance('Amount') } },
      transfer: { ...erc20.transfer, fields: { to: address('To'), amount: tokens('Amount') } },
      transferFrom: {
        ...erc20.transferFrom,
        fields: { from: address('From'), to: address('To'), amount: tokens('Amount') },
      },
      burn: { intent: 'Destroy tokens', fields: { amount: tokens('Amount') } },
      transferMany: { intent: toIntent('tokens', ''), fields: { total: tokens('Total'), id: mark, ...packed } },
      cancel,
      permit: permitCall,
    },
  },
  LiquidityGeneratorToken: {
    factory: { contract: 'LiquidityGeneratorTokenFactory', deployEvent: created },
    calls: { ...erc20, permit: permitCall, ...ownership, lowerFees: lowerFees(liquidityGeneratorFees) },
    internal: taxedInternal,
  },
  BabyToken: {
    factory: { contract: 'BabyTokenFactory', deployEvent: created },
    calls: { ...erc20, permit: permitCall, ...ownership, ...dividends, lowerFees: lowerFees(babyFees) },
    internal: dividendInternal,
  },
  BuybackBabyToken: {
    factory: { contract: 'BuybackBabyTokenFactory', deployEvent: created },
    calls: { ...erc20, permit: permitCall, ...ownership, ...dividends, lowerFees: lowerFees(buybackFees) },
    internal: dividendInternal,
  },
  StandardTokenFactory: { calls: { createToken: createToken({}) } },
  LiquidityGeneratorTokenFactory: {
    calls: {
      createToken: createToken({ router, charityAddress: address('Charity'), ...liquidityGeneratorFees }),
    },
    internal: ofFactory,
  },
  BabyTokenFactory: {
    calls: {
      createToken: createToken({
        router,
        rewardToken,
        minimumTokenBalanceForDividends: number('Least balance that earns, in smallest units'),
        marketingWallet: address('Marketing wallet'),
        ...babyFees,
      }),
    },
    internal: ofFactory,
  },
  BuybackBabyTokenFactory: {
    calls: { createToken: createToken({ router, rewardToken, ...buybackFees }) },
    internal: ofFactory,
  },
  TokenLockFactory: {
    calls: {
      createLocks: {
        intent: 'Create locks',
        fields: {
          'params.[].beneficiary': address('Beneficiary'),
          'params.[].token': token,
          'params.[].startTimestamp': date('Starts'),
          'params.[].cliffSeconds': duration('Nothing before'),
          'params.[].durationSeconds': duration('All after'),
          'params.[].salt': hidden('Salt of its address'),
        },
      },
    },
  },
  TokenLock: {
    factory: {
      contract: 'TokenLockFactory',
      deployEvent:
        'LockCreated(address indexed lock, address indexed token, address indexed beneficiary, address creator, uint256 start, uint256 cliff, uint256 end)',
    },
    calls: {
      'release()': { intent: 'Release coins of a lock', fields: { '@.to': address('Lock', 'contract') } },
      'release(address token)': {
        intent: 'Release tokens of a lock',
        fields: { '@.to': address('Lock', 'contract'), token },
      },
    },
  },
  LiquiditySeeder: {
    calls: {
      seed: {
        intent: 'Start a pool',
        fields: {
          token,
          amount: tokens('Tokens into the pool', 'token'),
          '@.value': coins('Coins into the pool'),
          router,
          recipient: address('Pool shares go to'),
          minLp: number('Least pool shares, in smallest units'),
          deadline,
        },
      },
    },
  },
  UniswapV2Router: {
    calls: {
      addLiquidityETH: {
        intent: 'Add liquidity',
        fields: {
          token,
          amountTokenDesired: tokens('Tokens, at most', 'token'),
          amountTokenMin: tokens('Tokens, at least', 'token'),
          '@.value': coins('Coins, at most'),
          amountETHMin: coins('Coins, at least'),
          to: recipient,
          deadline,
        },
      },
      removeLiquidity: {
        intent: 'Remove liquidity',
        fields: {
          liquidity: number('Pool shares, in smallest units'),
          tokenA: token,
          amountAMin: tokens('Tokens, at least', 'tokenA'),
          tokenB: address('Second token', 'token'),
          amountBMin: tokens('Second token, at least', 'tokenB'),
          to: recipient,
          deadline,
        },
      },
      removeLiquidityETH: {
        intent: 'Remove liquidity',
        fields: {
          liquidity: number('Pool shares, in smallest units'),
          token,
          amountTokenMin: tokens('Tokens, at least', 'token'),
          amountETHMin: coins('Coins, at least'),
          to: recipient,
          deadline,
        },
      },
      swapExactETHForTokensSupportingFeeOnTransferTokens: {
        intent: 'Buy tokens',
        fields: {
          '@.value': coins('Pay'),
          amountOutMin: tokens('Receive at least', 'path.[-1]'),
          'path.[]': address('Over', 'token'),
          to: recipient,
          deadline,
        },
      },
      swapExactTokensForETHSupportingFeeOnTransferTokens: {
        intent: 'Sell tokens',
        fields: {
          amountIn: tokens('Sell', 'path.[0]'),
          amountOutMin: coins('Receive at least'),
          'path.[]': address('Over', 'token'),
          to: recipient,
          deadline,
        },
      },
    },
  },
}
