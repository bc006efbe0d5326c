export function CreateTokenPage() {
  return null
}
