import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { showErrorToast } from './show-error-toast.tsx'

/**
 * Reports that a part of the page could not be loaded. Import it only on failure: it brings the code that classifies
 * errors.
 */
export function showPartMissing(cause: unknown): void {
  showErrorToast(new AppError('partNotLoaded', { cause }))
}
