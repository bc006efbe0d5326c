// Reports that a part of the page could not be loaded.
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { showErrorToast } from './show-error-toast.tsx'

/** Says that a part of the page could not be fetched. Fetched itself only then: it brings what reads errors along. */
export function showPartMissing(cause: unknown): void {
  showErrorToast(new AppError('partNotLoaded', { cause }))
}
