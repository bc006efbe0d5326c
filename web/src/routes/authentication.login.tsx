// Routes /authentication/login.
import { createFileRoute } from '@tanstack/react-router'
import { SpecialRoute } from './-special-route.tsx'

export const Route = createFileRoute('/authentication/login')({ component: SpecialRoute })
