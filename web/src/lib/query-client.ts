import { QueryClient } from '@tanstack/react-query'
import { cacheTime, queryRetry } from './constants'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: cacheTime, retry: queryRetry, refetchOnWindowFocus: false, networkMode: 'offlineFirst' },
  },
})
