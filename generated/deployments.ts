// Written by scripts/generate-deployments.ts from contracts/out; not edited by hand.

/** The deterministic deployer: it creates what it is sent, salt and init code, with CREATE2. */
export const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Every contract that is deployed once per chain, also those that are only delegated to; the same on every chain. */
export const deployments = {
  BabyTokenFactory: '0xA5Ce3D5da7f6a5654577211C6327a34819B164b5',
  BabyVault: '0x0D1B584360625df9F77dfb891447e87ADB4F458B',
  BuybackBabyTokenFactory: '0xEaF866B97437987DF03a3fA006B3687a38338A33',
  BuybackBabyVault: '0x2081bF2922e33c8EbFCFb3BA92875b0747A1C680',
  LiquidityGeneratorTokenFactory: '0x9881CFf83503f576ddD18532de8F50399BCAd1f5',
  LiquiditySeeder: '0x8C03919C36c1b61f1F3E7F6C6DE2100CF894f597',
  MultiSender: '0x485b28CCcC2D0b1Ce99956fE178e0dec785A146A',
  StandardTokenFactory: '0x2ac620f3361a69148bCF8696B1238Cece59A81Ee',
  TokenLockFactory: '0x950865CD0a32b6BdA475fD88F195Bde322c6aFF3',
  TokenVault: '0xFF3dAd862CfA416Be4425e90116d3A04E58bC89F',
} as const
