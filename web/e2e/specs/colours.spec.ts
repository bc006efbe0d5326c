import { expect, test } from '@e2e/fixtures/test.ts'
import { coloursPage } from '@e2e/pages/colours-page.ts'

/** The two colours of the specification, and the nearest ones that text allows on the page of each theme. */
const brand = { primary: 'rgb(115, 102, 255)', secondary: 'rgb(247, 49, 100)' }
const text = { light: 'rgb(101, 90, 224)', dark: 'rgb(143, 133, 255)' }

test('[c80] [c81] marks, rings, borders, bars and charts have the two colours to the letter, text and buttons the nearest readable ones', async ({
  page,
}) => {
  const colours = coloursPage(page)
  for (const theme of ['light', 'dark'] as const) {
    await colours.open(theme)
    expect(await colours.painted(), theme).toEqual({
      logo: brand.primary,
      tileArt: brand.primary,
      spot: brand.secondary,
      ring: brand.primary,
      chosenBorder: brand.primary,
      chosenText: text[theme],
      activeBar: brand.primary,
      chart: expect.arrayContaining([brand.primary, brand.secondary]),
      button: text[theme],
    })
  }
})

test('untouched, the page looks as it does with exactly these colours chosen', { tag: '@slow' }, async ({ page }) => {
  const colours = coloursPage(page)
  for (const theme of ['light', 'dark'] as const) {
    await colours.open(theme)
    const untouched = await colours.painted()
    const variables = await colours.variables()
    expect(variables.length).toBeGreaterThan(5)
    await colours.open(theme, { primaryColor: '#7366ff', secondaryColor: '#f73164' })
    expect(await colours.painted(), theme).toEqual(untouched)
    expect(await colours.variables(), theme).toEqual(variables)
  }
})

test('a chosen colour paints the same places, and is told in the drawer as it is painted', { tag: '@slow' }, async ({
  page,
}) => {
  const colours = coloursPage(page)
  await colours.open('light', { primaryColor: '#0b5fa5' })
  const chosen = 'rgb(11, 95, 165)'
  expect(await colours.painted()).toMatchObject({
    logo: chosen,
    ring: chosen,
    activeBar: chosen,
    chosenText: chosen,
    button: chosen,
  })
  expect(await colours.told()).toEqual(['rgb(11, 95, 165)', 'rgb(11, 95, 165)', brand.secondary, 'rgb(203, 40, 82)'])
})
