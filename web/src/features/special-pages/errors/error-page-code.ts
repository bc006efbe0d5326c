/** The codes that have a page. */
export type ErrorPageCode = 400 | 401 | 403 | 404 | 500 | 503
