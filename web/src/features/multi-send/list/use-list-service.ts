import { createContext, useContext, useMemo } from 'react'
import { getListService } from './get-list-service.ts'
import type { ListService } from './types.ts'

/** How the service is got; tests give one without a worker. */
export const ListServiceContext = createContext<() => ListService>(getListService)

/** The list service of the page. */
export function useListService(): ListService {
  const get = useContext(ListServiceContext)
  return useMemo(get, [get])
}
