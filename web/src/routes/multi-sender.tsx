import { createFileRoute } from '@tanstack/react-router'
import { MultiSendPage } from '../features/multi-send/page'

export const Route = createFileRoute('/multi-sender')({ component: MultiSendPage })
