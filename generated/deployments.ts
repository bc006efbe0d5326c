// Written by scripts/generate-deployments.ts from contracts/out; not edited by hand.

/** The deterministic deployer: it creates what it is sent, salt and init code, with CREATE2. */
export const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Every contract that is deployed once per chain, also those that are only delegated to; the same on every chain. */
export const deployments = {
  BabyTokenFactory: '0xA318cdAd06D41A2A32D8E436249A3A1f998adB37',
  BabyVault: '0x9DeCC639cE6Bc0D9180ebE7c1Ebc026e32Da379f',
  BuybackBabyTokenFactory: '0x622A3D3A9b525f99455d2145288C419D5e591744',
  BuybackBabyVault: '0x889BB70EB1014a2D28e3501029FeBF27BE05A7a4',
  LiquidityGeneratorTokenFactory: '0xa35a1637b08345Db38Fb58b649227A50Ed585965',
  LiquiditySeeder: '0x5b9F5871a2858D5031754E810e4EdF77cccD9241',
  MultiSender: '0x8c89EB348E436CBba8dC91257f09F35c03dBf45a',
  StandardTokenFactory: '0xF1c4E4947FB1E4D5791A592bb8729de45db194ED',
  TokenVault: '0x5434a1893EEe43309F0C2Af1Ee1C9E22b7607581',
} as const
