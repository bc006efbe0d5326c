import { buildPermit2 } from '@scripts/local-chain/build-permit2.ts'

buildPermit2()
