import {
  ApprovalError,
  type ReadSignatureReturnType,
  readSignature,
} from '@saleyard/send/approve/approval-signature.ts'
import {
  type Address,
  concatHex,
  isAddressEqual,
  numberToHex,
  recoverTypedDataAddress,
  type TypedDataDomain,
} from 'viem'
import type { Config } from 'wagmi'
import { signTypedData } from '@/lib/wallet/requests/sign-typed-data.ts'

type SignCheckedParameters = {
  owner: Address
  domain: TypedDataDomain
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/**
 * Requests a signature of typed data, and checks that the owner signed exactly that.
 *
 * @throws ApprovalError `signatureMalformed`, `signatureByOther`; errors of the wallet.
 */
export async function signChecked(
  config: Config,
  { owner, ...typedData }: SignCheckedParameters,
): Promise<ReadSignatureReturnType> {
  const signature = readSignature(await signTypedData(config, { account: owner, ...typedData }))
  const { r, s, v } = signature
  const signer = await recoverTypedDataAddress({
    ...typedData,
    signature: concatHex([r, s, numberToHex(v)]),
  }).catch(() => undefined) // no point of the curve: it has no signer
  if (!signer || !isAddressEqual(signer, owner)) throw new ApprovalError('signatureByOther')
  return signature
}
