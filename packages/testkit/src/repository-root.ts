import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute path of the repository, without a slash at its end. Made from paths, since in tests of the page `URL` is the page's own. */
export const repositoryRoot = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
