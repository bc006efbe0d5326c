// Written by scripts/generate-deployments.ts from contracts/out; not edited by hand.

/** The deterministic deployer: it creates what it is sent, salt and init code, with CREATE2. */
export const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Every contract that is deployed once per chain, also those that are only delegated to; the same on every chain. */
export const deployments = {
  BabyTokenFactory: '0x344979DF02309723b23F1Fa9d8E135F1179A1aED',
  BabyVault: '0x0D1B584360625df9F77dfb891447e87ADB4F458B',
  BuybackBabyTokenFactory: '0xf803256D1E9a6E15CF2eaCAd20D0E658097f227d',
  BuybackBabyVault: '0x2081bF2922e33c8EbFCFb3BA92875b0747A1C680',
  LiquidityGeneratorTokenFactory: '0x526e3EDe7Dba72002b791845F510abAB18aA5cFF',
  LiquiditySeeder: '0x8C03919C36c1b61f1F3E7F6C6DE2100CF894f597',
  MultiSender: '0x8c89EB348E436CBba8dC91257f09F35c03dBf45a',
  StandardTokenFactory: '0xF1c4E4947FB1E4D5791A592bb8729de45db194ED',
  TokenLockFactory: '0x950865CD0a32b6BdA475fD88F195Bde322c6aFF3',
  TokenVault: '0xFF3dAd862CfA416Be4425e90116d3A04E58bC89F',
} as const
