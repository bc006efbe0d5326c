/** A sentence of the page, with the wallet in its place. */
export const say = (sentence: string, wallet: string) => sentence.replace('{{wallet}}', wallet)
