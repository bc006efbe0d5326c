import { screen } from '@testing-library/react'

/** The names on the tiles of a list. By its label: working out roles among dozens of buttons takes jsdom seconds. */
export const tiles = (label: string) =>
  [...screen.getByLabelText(label, { selector: 'ul' }).querySelectorAll('button')].map(({ title }) => title)
