/** Why a line is refused. The page has a sentence for each; values in braces. */
export const refusalCodes = [
  'addressMissing', // nothing before the separator
  'notAddress', // {text}
  'addressLength', // {text} {digits}: hexadecimal digits found, 40 wanted
  'addressChecksum', // {text}
  'addressPrefix', // {prefix} {expected}: `eth`, or `eip155:1` as in CAIP-10
  'addressBare', // {text}: 40 hexadecimal digits without 0x
  'addressLink', // {text}: `ethereum:0x…@56` or the address of a page
  'addressNotFirst', // an address stands further back in the line
  'secondRecipient', // {text}: another address, or a name with an amount, behind the first recipient
  'columnCount', // {given} {wanted}: cells of the line, columns of the table
  'separatorUnknown', // {separator}: stands directly behind the address
  'addressZero',
  'addressIsToken',
  'addressIsMultiSender',
  'nameNotResolved', // {text}: the user does not want names to be looked up
  'nameNotNormal', // {text}: no name after ENSIP-15
  'nameNotFound', // {name}
  'nameMalformed', // {name}
  'nameIsContract', // {name} {address}: set for Ethereum alone, where it is a contract
  'nameEthereumOnly', // {name} {address}: refused by choice
  'nameNeedsGateway', // {name} {hosts}: refused by choice
  'amountMissing',
  'amountNotNumber', // {text}
  'amountExponent', // {text}
  'amountNegative', // {text}
  'amountSign', // {text}
  'amountHex', // {text}
  'amountIsAddress', // {text}
  'amountDigits', // {text}: digits other than 0 to 9, such as Arabic or full-width ones
  'amountGroupMark', // {text}: an apostrophe or another mark between digits
  'amountUnit', // {text}: a number with a currency, a unit or a percent sign
  'amountDecimals', // {text} {given} {allowed}
  'amountZero',
  'amountTooLarge', // {text}
  'amountGrouping', // {text}: digits are not grouped as the answer says
  'amountTwice', // a number behind the amount, cut off by another separator
  'amountUnexpected', // {text}: one amount for all was chosen
  'totalTooLarge', // the sum up to this line does not fit in 256 bits
  'quoteOpen', // {text}
  'quoteContinued', // {line}: number of the line that opens the quotation mark
  'hiddenCharacter', // {codePoint} {text}
] as const

export type RefusalCode = (typeof refusalCodes)[number]

/** What the reader should know about a line that is accepted all the same. */
export const warningCodes = [
  'amountRounded', // the spreadsheet kept 15 digits of it
  'recipientIsSender',
  'recipientIsContract',
  'recipientIsPrecompile', // a low address such as 0x…01, which is part of the network
  'recipientIsBurn', // 0x…dEaD and the like
  'recipientIsSample', // of the sample list; no plan pays it
  'hiddenCharactersRemoved', // {count}
  'nameScripts', // {name} {scripts}: names of the scripts it is written in
] as const

export type WarningCode = (typeof warningCodes)[number]
