// Provides the modal and its state to the views inside it.
import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import { ClientMissingError } from '@/lib/wallet/wallet-errors.ts'
import type { Modal, ModalState } from './create-modal.ts'

const ModalContext = createContext<Modal | undefined>(undefined)

export function ModalProvider({ modal, children }: { modal: Modal; children: ReactNode }) {
  return <ModalContext value={modal}>{children}</ModalContext>
}

/** @throws ClientMissingError outside the modal. */
export function useModal(): Modal {
  const modal = useContext(ModalContext)
  if (!modal) throw new ClientMissingError()
  return modal
}

export function useModalState<Part>(select: (state: ModalState) => Part): Part {
  return useStore(useModal().store, select)
}
