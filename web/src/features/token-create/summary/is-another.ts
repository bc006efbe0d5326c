/** Whether the team wallet is named and is not the account that creates: then the ownership is not the creator's. */
export function isAnother(teamWallet: string, account: string | undefined): boolean {
  const typed = teamWallet.trim().toLowerCase()
  return typed !== '' && typed !== account?.toLowerCase()
}
