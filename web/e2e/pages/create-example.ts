import type { Wallet } from '@e2e/fixtures/wallet.ts'
import type { Page } from '@playwright/test'
import type { Address } from 'viem'
import { createTokenPage, type KindId, type TokenFields } from './create-token-page.ts'

type Creation = ReturnType<typeof createTokenPage>

/** Connects and types an example of a kind, each field of it; a router is chosen from the table. The review is next. */
export async function typeExample(
  page: Page,
  wallet: Wallet,
  { kind, values }: { kind: KindId; values: Readonly<Record<string, string>> },
): Promise<Creation> {
  const { router, ...typed } = values
  const creation = createTokenPage(page)
  await creation.open()
  await wallet.connect()
  await creation.choose(kind)
  await creation.fill(typed as TokenFields)
  if (router) await creation.routers.selectOption(router)
  await creation.review()
  return creation
}

/** The address that a fact tells in full. */
export async function addressIn(creation: Creation, fact: string): Promise<Address | undefined> {
  const text = await creation
    .reviewed(fact)
    .filter({ hasText: /0x[0-9a-fA-F]{40}/ })
    .textContent()
  return text?.match(/0x[0-9a-fA-F]{40}/)?.[0] as Address | undefined
}
