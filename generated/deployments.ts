// Written by scripts/generate-deployments.ts from contracts/out; not edited by hand.

/** The deterministic deployer: it creates what it is sent, salt and init code, with CREATE2. */
export const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Every contract that is deployed once per chain, also those that are only delegated to; the same on every chain. */
export const deployments = {
  BabyTokenFactory: '0xb61A8E94a21C8a69FE7c7e0E40Ea0b55558c8a03',
  BabyVault: '0xD58Bc5650f2b8c3C266A6E263C3730824b8c3cBB',
  BuybackBabyTokenFactory: '0x3E152Bb168D0F7a3835bCdF793E62C162117ce2d',
  BuybackBabyVault: '0x82DB282E1168D90f352fc897F0d284FC15AF57BD',
  LiquidityGeneratorTokenFactory: '0x54BD3FA90e533D47DEd7E3624d9646cDd751Db15',
  LiquiditySeeder: '0x5b9F5871a2858D5031754E810e4EdF77cccD9241',
  MultiSender: '0x8c89EB348E436CBba8dC91257f09F35c03dBf45a',
  StandardTokenFactory: '0xF1c4E4947FB1E4D5791A592bb8729de45db194ED',
  TokenVault: '0xDbE4a4F856fDDd8c998EA500bb4ef2191bB5e15D',
} as const
