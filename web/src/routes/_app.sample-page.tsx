// Routes /sample-page.
import { createFileRoute } from '@tanstack/react-router'
import { SamplePage } from '@/features/sample-page/page.tsx'

export const Route = createFileRoute('/_app/sample-page')({ component: SamplePage })
