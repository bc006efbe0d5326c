// Routes /home.
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/features/home/page.tsx'

export const Route = createFileRoute('/_app/home')({ component: HomePage })
