// Gives the absolute path of the repository.

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository, without a slash at its end. By path: where a page is tested `URL` is the page's own. */
export const repositoryRoot = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
