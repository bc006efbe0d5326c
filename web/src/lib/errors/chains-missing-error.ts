import { AppError } from './app-error.ts'

/** Thrown at the start when none of the configured ids is a network that can be used. */
export class ChainsMissingError extends AppError {
  constructor(ids: readonly number[]) {
    super('chainsMissing', {
      cause: new Error(`VITE_CHAINS: none of ${ids.join(', ')} is a network that can be used`),
      shortMessage: 'no chains found in config (some features may not work)',
    })
  }
}
