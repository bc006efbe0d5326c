export function MultiSendPage() {
  return null
}
