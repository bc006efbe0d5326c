import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Figures } from './figures.tsx'

test('addresses and amounts in a sentence are set in the mono face, and no character of it is lost', () => {
  const address = `0x${'A1'.repeat(20)}`
  const text = `${address}, line 7: 1\u202f075.5 DEMO, or 1,000, to 0xA1A1...b2b2.`
  const { container } = render(<Figures text={text} />)
  expect(container.textContent).toBe(text)
  const mono = [...container.querySelectorAll('bdi.font-mono[dir=ltr]')].map((part) => part.textContent)
  expect(mono).toEqual([address, '1\u202f075.5', '1,000', '0xA1A1...b2b2'])
})
