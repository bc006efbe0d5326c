import { fireEvent, screen } from '@testing-library/react'

/** By its text: working out roles among dozens of buttons takes jsdom seconds. */
export const choose = (name: string) => fireEvent.click(screen.getByText(name))
