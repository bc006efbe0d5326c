import { createFileRoute } from '@tanstack/react-router'
import { MyTokensPage } from '@/features/token-create/my-tokens/page.tsx'

export const Route = createFileRoute('/_app/_wallet/my-tokens')({ component: MyTokensPage })
