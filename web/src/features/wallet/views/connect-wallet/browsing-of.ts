import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Modal } from '@/features/wallet/modal/create-modal.ts'

export type Browsing = { open: boolean; text: string }

const start: Browsing = { open: false, text: '' }
const stores = new WeakMap<Modal, StoreApi<Browsing>>()

/** Where somebody is in the list of all wallets: kept while a wallet of it is looked at, gone with the dialog. */
export function browsingOf(modal: Modal): StoreApi<Browsing> {
  const known = stores.get(modal)
  if (known) return known
  const store = createStore<Browsing>(() => start)
  modal.store.subscribe(({ open }) => !open && store.setState(start))
  stores.set(modal, store)
  return store
}
