/** Time after the last key before the chain is asked. ms. */
export const checkWait = 400

/**
 * Gas of one question to a stranger's contract: ample for what routers, exchanges and tokens are asked here, and too little to
 * return half a megabyte. A question with gas of its own also stays out of multicalls, where a contract that burns all gas
 * would make its neighbours look dead.
 */
export const questionGas = 500_000n

/** Of the reward token (DividendTokenFactoryBase MAX_REWARD_DECIMALS). */
export const rewardDecimalsMax = 30
