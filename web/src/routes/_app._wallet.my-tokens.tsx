// Routes /my-tokens.
import { createFileRoute } from '@tanstack/react-router'
import { MyTokensPage } from '@/features/tokens/manage/my-tokens-page.tsx'

export const Route = createFileRoute('/_app/_wallet/my-tokens')({ component: MyTokensPage })
