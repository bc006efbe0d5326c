export function MyTokensPage() {
  return null
}
