/** Why a line is refused. The page has a sentence for each; values in braces. */
export const refusalCodes = [
  'addressMissing', // nothing before the separator
  'notAddress', // {text}
  'addressLength', // {text} {digits}: hexadecimal digits found, 40 wanted
  'addressChecksum', // {text}
  'addressPrefix', // {prefix} {expected}
  'addressZero',
  'addressIsToken',
  'addressIsMultiSender',
  'nameNotResolved', // {text}
  'amountMissing',
  'amountNotNumber', // {text}
  'amountExponent', // {text}
  'amountNegative', // {text}
  'amountSign', // {text}
  'amountHex', // {text}
  'amountDecimals', // {text} {given} {allowed}
  'amountZero',
  'amountTooLarge', // {text}
  'amountGrouping', // {text}: digits are not grouped as the answer says
  'amountUnexpected', // {text}: one amount for all was chosen
  'totalTooLarge', // the sum up to this line does not fit in 256 bits
  'quoteOpen', // {text}
  'hiddenCharacter', // {codePoint} {text}
] as const

export type RefusalCode = (typeof refusalCodes)[number]

/** What the reader should know about a line that is accepted all the same. */
export const warningCodes = [
  'recipientIsSender',
  'recipientIsContract',
  'hiddenCharactersRemoved', // {count}
] as const

export type WarningCode = (typeof warningCodes)[number]
