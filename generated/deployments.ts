// Written by scripts/generate-deployments.ts from contracts/out; not edited by hand.

/** The deterministic deployer: it creates what it is sent, salt and init code, with CREATE2. */
export const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Every contract that is deployed once per chain, also those that are only delegated to; the same on every chain. */
export const deployments = {
  BabyTokenFactory: '0x8086f093185100c06bD4f56B83a5ED8DcD15Ed56',
  BabyVault: '0x81B534E63ca4054f7699aC17fb9252D2Fa210650',
  BuybackBabyTokenFactory: '0xaa6A2C93240151ACd95D2f07f041ED222A7a3707',
  BuybackBabyVault: '0xF655603875f3FFdb76461BbC96263Ea88c3D6416',
  LiquidityGeneratorTokenFactory: '0xddd15CAb7E861191BE8AcFbA9dd2edeF9161e7fd',
  LiquiditySeeder: '0x5b9F5871a2858D5031754E810e4EdF77cccD9241',
  MultiSender: '0x8c89EB348E436CBba8dC91257f09F35c03dBf45a',
  StandardTokenFactory: '0xF1c4E4947FB1E4D5791A592bb8729de45db194ED',
  TokenVault: '0x8B0F34Aad5c2621B3Cc252AF83c4685e2ADe77c6',
} as const
