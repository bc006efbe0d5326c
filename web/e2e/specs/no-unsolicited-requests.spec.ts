import type { PageHealth, ServiceRequest } from '@e2e/fixtures/page-health.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { pairingPage } from '@e2e/pages/pairing-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { serviceUrls } from '@e2e/ports.ts'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'

test('a visitor opens every page of the menu, and nobody but the page is asked [c2] [c207]', async ({
  page,
  pageHealth,
}) => {
  const shell = shellPage(page)
  await page.goto('/')
  await expect(shell.title).toBeVisible()

  for (const path of await shell.menuPaths()) {
    await page.goto(path)
    await expect(shell.title).toBeVisible()
    await page.waitForLoadState('networkidle')
  }

  expect(pageHealth.endRequests()).toEqual([])
})

test('each click asks whom it is about, and nobody else [c205] [c206] [X1]', async ({ page, wallet, pageHealth }) => {
  const shell = shellPage(page)
  const pairing = pairingPage(page)
  const expectAsked = watchEnds(pageHealth)
  await page.goto('/home')
  await expect(shell.title).toBeVisible()
  await expectAsked([])

  await shell.connectButton.click()
  await expect(pairing.listed('Amber Anchor')).toBeVisible()
  // What has not come yet would be asked for again when the dialog is opened again.
  const pictures = pairing.dialog.locator('img')
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).complete)))
    .toBe(true)
  await expectAsked(['directory', 'images'])
  await pairing.allWallets.click()
  await expectAsked(['directory', 'images'])
  await pairing.search.fill('Ruby Orchard')
  await expect(pairing.listed('Ruby Orchard')).toBeVisible()
  // Its own picture, and not one of those above that came late.
  const own = `${serviceUrls.images}/w3m/v1/getWalletImage/image-003a?projectId=e2e`
  await expect.poll(() => pageHealth.endRequests().map(({ url }) => url)).toContain(own)
  await expectAsked(['directory', 'images'])

  await pairing.close()
  await pairing.open()
  await expect(pairing.code).toBeVisible()
  await expectAsked(['relay'])
  await pairing.close()

  // What waits for an account is read from the network of its wallet.
  await wallet.connect()
  await expectAsked(['identity', 'node'])
  await shell.accountButton(shortenAddress(wallet.address)).click()
  await expectAsked(['node'])

  const lists = pageHealth.endRequests().filter(({ end }) => end === 'directory')
  expect(lists.map(({ url }) => url.replace(serviceUrls.directory, ''))).toEqual([
    '/w3m/v1/getDesktopListings?projectId=e2e&page=1&entries=9&version=2',
    '/w3m/v1/getDesktopListings?projectId=e2e&page=1&entries=40&version=2',
    '/w3m/v1/getDesktopListings?projectId=e2e&page=1&entries=40&version=2&search=Ruby+Orchard',
  ])
})

test('a connected account is looked up by its address; where the service does not know it, at the name service [c203] [c204] [A1]', async ({
  page,
  wallet,
  ends,
  pageHealth,
}) => {
  const expectAsked = watchEnds(pageHealth)
  pageHealth.asksNameService()
  ends.lookups.setIdentity(wallet.address, undefined)
  await page.goto('/home')
  await wallet.connect()
  // The dialog's own questions come first. Ethereum is asked like any network: the provider, then public nodes.
  await expectAsked(['directory', 'identity', 'images', 'nameService', 'node', 'provider'])

  const lookups = pageHealth.endRequests().filter(({ end }) => end === 'identity')
  expect(new Set(lookups.map(({ url }) => url.replace(serviceUrls.identity, '')))).toEqual(
    new Set([`/v1/identity/${wallet.address}?chainId=eip155:1&projectId=e2e`]),
  )
})

test('pictures of wallets and of the coin of a network are fetched by their ids, when they are seen [c206]', async ({
  page,
  wallet,
  pageHealth,
}) => {
  const shell = shellPage(page)
  const pictures = () =>
    pageHealth.endRequests().flatMap(({ end, url }) => (end === 'images' ? url.replace(serviceUrls.images, '') : []))
  pageHealth.goesTo(56)
  await page.goto('/home')
  await expect(shell.title).toBeVisible()
  await shell.connectButton.click()
  await expect.poll(pictures).toContain('/w3m/v1/getWalletImage/image-0001?projectId=e2e')
  await page.keyboard.press('Escape')

  const coin = '/w3m/v1/getAssetImage/93564157-2e8e-4ce7-81df-b264dbee9b00?projectId=e2e'
  await wallet.connect()
  await wallet.switchChain(56)
  expect(pictures()).not.toContain(coin)
  await shell.accountButton(shortenAddress(wallet.address)).click()
  await expect.poll(pictures).toContain(coin)
})

/**
 * Waits until exactly these ends were asked since the last look, whatever their number of requests. Another one that was
 * asked late is found by the next look.
 */
function watchEnds({ endRequests }: PageHealth) {
  let seen = 0
  return async (expected: ServiceRequest['end'][]) => {
    const asked = () =>
      [
        ...new Set(
          endRequests()
            .slice(seen)
            .map(({ end }) => end),
        ),
      ].sort()
    await expect.poll(asked).toEqual(expected)
    seen = endRequests().length
  }
}
