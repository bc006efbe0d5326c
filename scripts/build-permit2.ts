import { buildPermit2 } from './local-chain/build-permit2.ts'

buildPermit2()
