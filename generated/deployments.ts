// Written by scripts/generate-deployments.ts from contracts/out; not edited by hand.

/** The deterministic deployer: it creates what it is sent, salt and init code, with CREATE2. */
export const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Every contract that is deployed once per chain, also those that are only delegated to; the same on every chain. */
export const deployments = {
  BabyTokenFactory: '0xB84DB4c9D4cfF2D2aE8885f8Bf1591410BD82217',
  BabyVault: '0xC58C73a6030DB1bb0255D135BF637b57Bf656AE2',
  BuybackBabyTokenFactory: '0x7F4699673D428E021c34b99063171896D209C40C',
  BuybackBabyVault: '0x336B003DCc7aF0651e1E0a0fAeC0dB14f8B0b2F3',
  LiquidityGeneratorTokenFactory: '0x590b833Ca4e283BC96E9263B58a90732D0C47128',
  LiquiditySeeder: '0x434791F6C354eF5bb348c86f00fb797531CD3b7A',
  MultiSender: '0x580a3F7053e0504B45c5510a3E854AaDd2A424B9',
  StandardTokenFactory: '0xF1c4E4947FB1E4D5791A592bb8729de45db194ED',
  TokenVault: '0xab59296990c704807B03D1F2aCbCda0CEe0D32D3',
} as const
