import { createFileRoute } from '@tanstack/react-router'
import { SamplePage } from '../features/sample-page/page'

export const Route = createFileRoute('/_app/sample-page')({ component: SamplePage })
