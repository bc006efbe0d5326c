import { createFileRoute } from '@tanstack/react-router'
import { CreateTokenPage } from '../features/token-create/page'

export const Route = createFileRoute('/create-token')({ component: CreateTokenPage })
