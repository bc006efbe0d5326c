// Written by scripts/generate-deployments.ts from contracts/out; not edited by hand.

/** The deterministic deployer: it creates what it is sent, salt and init code, with CREATE2. */
export const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Every contract that is deployed once per chain, also those that are only delegated to; the same on every chain. */
export const deployments = {
  BabyTokenFactory: '0xF0F7Ae55133c750c14BE00c1783Cfe2C17466c3C',
  BabyVault: '0xaE52D17c07a3DF6F922F4527CF4a8233dA01783c',
  BuybackBabyTokenFactory: '0x62Aa15df8F812486B2e3Ee8ed4441E1DeDA81fFE',
  BuybackBabyVault: '0x693773f2729d55c2BB21cBF1F5efF657882e3e1e',
  LiquidityGeneratorTokenFactory: '0x590b833Ca4e283BC96E9263B58a90732D0C47128',
  LiquiditySeeder: '0x5b9F5871a2858D5031754E810e4EdF77cccD9241',
  MultiSender: '0x8c89EB348E436CBba8dC91257f09F35c03dBf45a',
  StandardTokenFactory: '0xF1c4E4947FB1E4D5791A592bb8729de45db194ED',
  TokenVault: '0xab59296990c704807B03D1F2aCbCda0CEe0D32D3',
} as const
