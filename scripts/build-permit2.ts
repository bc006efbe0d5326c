// Builds the artifact of Permit2 that forge's tests and the local chain deploy.
import { buildPermit2 } from '@saleyard/testkit/chain/permit2.ts'

buildPermit2()
