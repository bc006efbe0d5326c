import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'

const { bookmarks, errors, nav, search } = words

/** Locates what finds pages: search, bookmarks (the stars) and pins. */
export function menuPage(page: Page) {
  const card = page.getByRole('region', { name: bookmarks.title })
  return {
    /** The dialog over the page. */
    search: page.getByRole('dialog', { name: search.open }),
    searchText: page.getByRole('combobox', { name: search.hint }),
    searchButton: page.getByRole('button', { name: search.hint }),
    found: page.getByRole('option'),

    card,
    star: page.getByRole('button', { name: bookmarks.title, exact: true }),
    starred: card.getByRole('link'),
    addBookmark: card.getByRole('button', { name: bookmarks.add }),
    starOf: (title: string) => card.getByRole('button', { name: fill(bookmarks.mark, { title }) }),

    pinned: page.getByRole('heading', { name: nav.pinned }),
    pinOf: (title: string) => page.getByRole('button', { name: fill(nav.pin, { title }) }),

    notLoaded: page.getByRole('alert').filter({ hasText: errors.partNotLoaded }),
    /** The script of the search, in the built page. */
    searchScript: /\/palette-[^/]*\.js$/,
  }
}
