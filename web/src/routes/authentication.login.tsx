import { createFileRoute } from '@tanstack/react-router'
import { SpecialRoute } from './-special-route'

export const Route = createFileRoute('/authentication/login')({ component: SpecialRoute })
