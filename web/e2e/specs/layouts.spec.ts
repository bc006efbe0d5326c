import { layoutAppearances } from '@e2e/fixtures/layout-appearances.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { framePage } from '@e2e/pages/frame-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { words } from '@e2e/words.ts'
import { type LayoutName, layouts } from '@/lib/layout/layouts.ts'

const height = 900
/** Checklist lines by layout; each test carries three. */
const groups: readonly (readonly [lines: string, names: readonly LayoutName[]])[] = [
  ['[c47] [c51] [c53]', ['dubai', 'paris', 'madrid']],
  ['[c48] [c49] [c55]', ['london', 'seoul', 'newyork']],
  ['[c50] [c56] [c58]', ['losangeles', 'singapore', 'barcelona']],
  ['[c52] [c54] [c57]', ['tokyo', 'moscow', 'rome']],
]

for (const [lines, names] of groups)
  test(`${lines} ${names.join(', ')} stand and look as they should, from 1440 px to 320 px`, async ({ page }) => {
    const frame = framePage(page)
    // Home as it is in daily use: no longer than the window.
    await page.addInitScript(() => localStorage.setItem('own-activity', '1'))
    await frame.open('dubai')
    await expect(frame.cards.first()).toBeVisible()
    for (const name of names) {
      await frame.goOn(name)
      for (const width of [1440, 1024, 1007, 1006, 992, 991, 768, 320]) {
        await page.setViewportSize({ width, height })
        await expect.poll(frame.look, `${name} at ${width}`).toMatchObject(lookAt(name, width))
      }
    }
  })

test('[c60] [c61] [c84] each width of the specification acts from its very pixel on: 640, 768, 1007, 1024 and 1220', async ({
  page,
}) => {
  const frame = framePage(page)
  const at = async (width: number, seen: Record<string, unknown>) => {
    await page.setViewportSize({ width, height })
    await expect.poll(frame.preparing, `at ${width}`).toMatchObject(seen)
  }
  await frame.open('dubai', '/multi-sender')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await at(1220, { notNeeded: true, pageColumns: 2 })
  await at(1219, { notNeeded: false, pageColumns: 2 })
  await at(1024, { pageColumns: 2, expanded: 'true', sidebar: 265 })
  await at(1023, { pageColumns: 1, expanded: 'true', sidebar: 265 })
  await at(1007, { expanded: 'true', sidebar: 265 })
  await at(1006, { expanded: 'false', sidebar: 90 })
  await at(768, { assetColumns: 2, languageInHeader: true })
  await at(767, { assetColumns: 1, languageInHeader: true })
  await at(640, { languageInHeader: true })
  await at(639, { languageInHeader: false })

  await frame.goOn('singapore')
  await at(1006, { classes: 'compact-wrapper enterprice-type', expanded: 'false' })
  await at(1007, { classes: 'horizontal-wrapper enterprice-type', expanded: 'true' })
})

function lookAt(name: LayoutName, width: number) {
  const { classes, sidebar, rail, wide } = layoutAppearances[name]
  expect(classes).toBe(layouts[name])
  if (width > 1006) return { classes, sidebar: sidebar(width), sideways: 0, ...(width === 1440 && wide) }
  return {
    classes: classes.replace('horizontal-wrapper', 'compact-wrapper'),
    sidebar: width > 991 ? rail : null,
    expanded: 'false',
    sideways: 0,
  }
}

test('[c46] [c59] ?layout= is read in any case, goes along with what else is asked, and is kept; a slip is not', async ({
  page,
}) => {
  const frame = framePage(page)
  await page.goto('/create-token?type=baby&layout=TOKYO')
  await expect(frame.wrapper).toHaveClass(/ compact-sidebar$/)
  await expect(page).toHaveURL(/type=baby/)
  await frame.menuLink(words.nav.multiSender).click()
  await expect(page).toHaveURL('/multi-sender?layout=TOKYO')
  await expect(frame.wrapper).toHaveClass(/ compact-sidebar$/)

  // Once the other page is there, the router has taken it to its top.
  await expect(multiSendPage(page).list).toBeVisible()
  await frame.scrollTo(120)
  await frame.openCustomizer()
  await frame.option('Paris').click()
  await expect(page).toHaveURL('/multi-sender?layout=paris')
  await expect(frame.wrapper).toHaveClass(/ compact-wrapper dark-sidebar$/)
  expect(await frame.scrolled(), 'a choice leaves the page where it is').toBe(120)

  await page.goto('/home')
  await expect(frame.wrapper).toHaveClass(/ compact-wrapper dark-sidebar$/)
  await page.goto('/?layout=atlantis')
  await expect(page).toHaveURL('/home?layout=atlantis')
  await expect(frame.wrapper).toHaveClass(/ compact-wrapper$/)
  await page.goto('/home')
  await expect(frame.wrapper).toHaveClass(/dark-sidebar$/)
})

test('[c65] [c66] [c67] the logo is large at 992 px, light or dark, and small beside its icon at 991 px; it leads home', async ({
  page,
}) => {
  const frame = framePage(page)
  await page.setViewportSize({ width: 992, height })
  await frame.open('seoul', '/my-tokens')
  await expect(frame.logo).toHaveCount(1)
  await expect(frame.largeLogo).toBeVisible()
  await expect(frame.largeLogo).toHaveCSS('color', 'rgb(28, 26, 46)')
  await shellPage(page).switchToDark()
  await expect(frame.largeLogo).toHaveCSS('color', 'rgb(233, 231, 251)')
  await expect(frame.smallLogo.or(frame.logoIcon).first()).toBeHidden()

  await page.setViewportSize({ width: 991, height })
  await expect(frame.largeLogo).toBeHidden()
  await expect(frame.smallLogo).toBeVisible()
  await expect(frame.logoIcon).toBeVisible()
  await frame.logo.click()
  await expect(page).toHaveURL(/\/home/)
})

test('[c65] [c66] [c67] in every layout that has a logo the large one stands whole from 992 px on, with the menu open and closed', {
  tag: '@slow',
}, async ({ page }) => {
  const frame = framePage(page)
  await page.setViewportSize({ width: 1440, height })
  await frame.open('dubai')
  await expect(frame.cards.first()).toBeVisible()
  for (const name of (Object.keys(layouts) as LayoutName[]).filter((name) => name !== 'london')) {
    await frame.goOn(name)
    for (const width of [1440, 1007, 1006, 992]) {
      await page.setViewportSize({ width, height })
      await expect.poll(frame.wholeLogo, `${name} at ${width}`).toBe(true)
      await frame.toggle.click()
      await expect.poll(frame.wholeLogo, `${name} at ${width}, after the toggle`).toBe(true)
      await frame.toggle.click()
    }
  }
})

for (const [which, names, tag] of [
  ['three layouts', ['dubai', 'tokyo', 'singapore'], '@commit'],
  ['every layout', Object.keys(layouts) as LayoutName[], '@slow'],
] as const)
  test(`[c9] [c70] [c82] light and dark are one press away in the header, in ${which} and at every width`, {
    tag,
  }, async ({ page }) => {
    const frame = framePage(page)
    const shell = shellPage(page)
    await frame.open('dubai')
    await expect(frame.cards.first()).toBeVisible()
    for (const name of names) {
      await frame.goOn(name)
      for (const width of [1440, 992, 639, 320]) {
        await page.setViewportSize({ width, height })
        await shell.switchToDark()
        await expect(page.locator('body'), `${name} at ${width}`).toHaveClass('dark-only')
        await shell.switchToLight()
        await expect(page.locator('body')).toHaveClass('light-only')
        expect(await shell.sidewaysScroll(), `${name} at ${width}`).toBe(0)
        expect(await frame.narrowestTool(), `${name} at ${width}`).toBeGreaterThanOrEqual(32)
      }
    }
  })

test('[c75] [c76] one button opens and closes the menu; on a phone it holds the keyboard until it is closed', async ({
  page,
}) => {
  const frame = framePage(page)
  await page.setViewportSize({ width: 1440, height })
  await frame.open('dubai')
  await frame.toggle.click()
  await expect(frame.menu).toHaveCSS('width', '90px')
  // Under the keyboard the rail opens over the page, which does not move.
  await page.keyboard.press('Tab')
  await frame.menuLink(words.nav.createToken).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(frame.panel).toHaveCSS('width', '265px')
  await expect(frame.menu).toHaveCSS('width', '90px')
  await frame.toggle.click()
  await expect(frame.menu).toHaveCSS('width', '265px')

  await page.setViewportSize({ width: 320, height: 640 })
  await expect(frame.menu).toBeHidden()
  await frame.toggle.click()
  await expect(frame.menu).toBeVisible()
  const focusable = await frame.focusStops(20)
  expect(focusable, 'nothing of the page beneath').not.toContain('main')
  expect(focusable).toContain('menu')
  await page.keyboard.press('Escape')
  await expect(frame.menu).toBeHidden()
  await expect(frame.toggle).toBeFocused()

  await frame.toggle.click()
  await frame.menuLink(words.nav.myTokens).click()
  await expect(page).toHaveURL(/my-tokens/)
  await expect(frame.menu).toBeHidden()
})

test('[c52] [c54] in a compact sidebar a group slides out, by pointer and by keyboard', async ({ page }) => {
  const frame = framePage(page)
  await page.setViewportSize({ width: 1440, height })
  for (const name of ['tokyo', 'moscow']) {
    await frame.open(name)
    await expect(frame.menuLink(words.nav.myTokens)).toBeHidden()
    await frame.group(words.nav.tokens).hover()
    await expect(frame.menuLink(words.nav.myTokens)).toBeVisible()
    await page.mouse.move(700, 600)
    await expect(frame.menuLink(words.nav.myTokens)).toBeHidden()
    await frame.group(words.nav.tokens).press('Enter')
    await page.keyboard.press('Tab')
    await expect(frame.menuLink(words.nav.createToken)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(frame.group(words.nav.tokens)).toBeFocused()
    await expect(frame.menuLink(words.nav.createToken)).toBeHidden()
  }
})

test('[c73] [c74] the way to the top is offered past 100 px, and leads there without motion too', async ({ page }) => {
  const frame = framePage(page)
  await page.setViewportSize({ width: 320, height: 500 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await frame.open('dubai')
  await expect(frame.cards.first()).toBeVisible()
  await frame.scrollTo(100)
  await expect(frame.toTop).toBeHidden()
  await frame.scrollTo(101)
  await expect(frame.toTop).toBeVisible()
  await frame.toTop.click()
  await expect.poll(frame.scrolled).toBe(0)
  await expect(frame.toTop).toBeHidden()
})
