// Reads what a window shows at one moment, as text: in one call, so that sentences and buttons belong together.

import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'

export type WindowSnapshot = {
  /** All visible text. */
  text: string
  /** Names of the regions. */
  regions: readonly string[]
  /** Those that can be pressed. `near`: the text of the dialog or region around it. */
  buttons: readonly { name: string; near: string; isInDialog: boolean }[]
  /** The strong button of the summary, whether it can be pressed or not. */
  main: { name: string; isEnabled: boolean } | undefined
  dialog: string | undefined
  /** What the status of the transaction says. */
  transaction: string
  batches: readonly { state: string; count: number }[]
  headings: readonly string[]
}

const names = {
  summary: words.multiSend.summary.heading,
  batches: words.multiSend.send.table,
  transaction: words.tx.title,
}

/** @throws When the window is gone. */
export function readWindow(page: Page): Promise<WindowSnapshot> {
  return page.evaluate(readSnapshot, names)
}

/** Runs in the page. */
function readSnapshot({
  summary,
  batches,
  transaction,
}: Record<'summary' | 'batches' | 'transaction', string>): WindowSnapshot {
  const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  // biome-ignore lint/performance/useDomNodeTextContent: what cannot be seen must not be read
  const textOf = (element: Element | null) => clean((element as HTMLElement | null)?.innerText)
  const nameOf = (element: Element) => clean(element.getAttribute('aria-label')) || textOf(element)
  const all = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].filter(isShown)
  const labelled = (label: string) =>
    all('[aria-label]').find((element) => element.getAttribute('aria-label') === label)

  const dialog = all('dialog[open]').at(-1)
  const panel = labelled(summary)
  const main = panel && all('button', panel).at(-1)
  const table = labelled(batches)
  return {
    text: textOf(document.body),
    regions: all('section[aria-label], aside[aria-label]').map(nameOf),
    buttons: all('button:not(:disabled)').map((element) => ({
      name: nameOf(element),
      near: textOf(element.closest('dialog, section, fieldset')),
      isInDialog: element.closest('dialog') !== null,
    })),
    main: main && { name: nameOf(main), isEnabled: !(main as HTMLButtonElement).disabled },
    dialog: dialog && textOf(dialog),
    transaction: textOf(labelled(transaction)?.querySelector('[role=status]') ?? null),
    batches: table
      ? all('tbody tr, li', table).map((batch) => {
          // A row of the table, or a tile, which has the count before the state.
          const [state, count] = batch.matches('li') ? [...batch.children].reverse() : batch.querySelectorAll('td')
          return { state: textOf(state ?? null), count: Number(textOf(count ?? null).replace(/\D/g, '')) }
        })
      : [],
    headings: all('h1, h2').map(textOf),
  }
}
