import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderSpecial } from '@/features/special-pages/testing/render-special.tsx'
import { type SpecialPath, specialPaths } from '@/lib/layout/special-paths.ts'
import en from '@/locales/en.json'
import { findSpecialPath } from './special-page.tsx'

// What may have broken: whatever imports it fails.
const broken = vi.hoisted(() => () => {
  throw new Error('the wallet layer is broken')
})
vi.mock('wagmi', broken)
vi.mock('wagmi/actions', broken)
vi.mock('viem', broken)
vi.mock('viem/chains', broken)

const { errors, comingSoon, guide, unlock, noPassword, maintenance } = en.pages
const login = en.wallet.choose

/** Each page with the number of its line in the checklist, and its heading. */
const pages: [number, SpecialPath, string][] = [
  [18, '/pages/errors/error400', errors[400].title],
  [19, '/pages/errors/error401', errors[401].title],
  [20, '/pages/errors/error403', errors[403].title],
  [21, '/pages/errors/error404', errors[404].title],
  [22, '/pages/errors/error500', errors[500].title],
  [23, '/pages/errors/error503', errors[503].title],
  [24, '/pages/comingsoon/comingsoonsimple', comingSoon.title],
  [25, '/pages/comingsoon/coming-bg-video', comingSoon.title],
  [26, '/pages/comingsoon/coming-bg-img', comingSoon.title],
  [27, '/pages/authentication/login-simple', login],
  [28, '/pages/authentication/login-bg-img', login],
  [29, '/pages/authentication/login-img', login],
  [30, '/pages/authentication/login-validation', login],
  [31, '/pages/authentication/login-tooltip', login],
  [32, '/pages/authentication/login-sweetalert', login],
  [33, '/pages/authentication/registerwizard', guide.title],
  [34, '/pages/authentication/register-simple', guide.title],
  [35, '/pages/authentication/register-bg-img', guide.title],
  [36, '/pages/authentication/sign-up-two', guide.title],
  [37, '/pages/authentication/unlock-user', unlock.title],
  [38, '/pages/authentication/forget-pwd', noPassword.forgot],
  [39, '/pages/authentication/create-pwd', noPassword.create],
  [40, '/pages/authentication/maintenance', maintenance.title],
  [41, '/authentication/login', login],
]

test.each(pages)(
  '[c%i] [c42] %s is bare, says what it is about and takes nothing typed, with wagmi and viem broken',
  async (_, path, title) => {
    const { container } = renderSpecial(`${path}?layout=tokyo&email=a#top`)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
    for (const role of ['banner', 'navigation', 'contentinfo']) expect(screen.queryByRole(role)).toBeNull()
    expect(container.querySelectorAll('input, textarea, select, form, [contenteditable]')).toHaveLength(0)
    expect(screen.getAllByRole('link', { name: en.app.name })[0]?.getAttribute('href')).toBe('/home')
  },
)

test('[c42] the special list is these pages and no other; query, hash and a last slash do not matter', () => {
  expect(specialPaths).toEqual(pages.map(([, path]) => path))
  for (const path of specialPaths)
    for (const end of ['', '/', '?next=/home', '#top', '?a=b#c', '/?layout=rome'])
      expect(findSpecialPath(path + end)).toBe(path)
  for (const path of ['/', '/home', '/pages/errors', '/pages/errors/error418', '/x?/authentication/login'])
    expect(findSpecialPath(path), path).toBeUndefined()
})

test('[c21] an address below /pages that leads nowhere is the page 404', async () => {
  renderSpecial('/pages/errors/error418')
  expect(await screen.findByRole('heading', { name: errors[404].title })).toBeDefined()
})

test.each(['kind', 'field', 'twice', 'text'] as const)(
  '[c18] the page 400 says what is wrong with a link: %s',
  async (reason) => {
    renderSpecial(`/pages/errors/error400?reason=${reason}&field=minimumToken`)
    const sentence = en.pages.badLinkReasons[reason].replace('{{field}}', 'minimumToken')
    expect(await screen.findByText(sentence)).toBeDefined()
  },
)

test('[c18] a reason that nobody knows is the plain page', async () => {
  renderSpecial('/pages/errors/error400?reason=%3Cb%3E&field=x')
  expect(await screen.findByText(errors[400].lead)).toBeDefined()
})

test('[c22] the page 500 reloads and copies the details, as it says', async () => {
  const user = userEvent.setup()
  renderSpecial('/pages/errors/error500')
  await screen.findByRole('button', { name: en.common.reload })
  await user.click(screen.getByRole('button', { name: en.common.copyDetails }))
  expect(await navigator.clipboard.readText()).toContain(navigator.userAgent)
})

test('[c33] the wizard leads through four steps and back, and connects at the last', async () => {
  renderSpecial('/pages/authentication/registerwizard')
  const user = userEvent.setup()
  const { choose, install, keep, connect } = guide.steps
  const heading = (title: string, number: number) => screen.findByRole('heading', { name: `${number}/4${title}` })
  await heading(choose.title, 1)
  const slide = () => document.querySelector<HTMLElement>('[data-slide]')?.dataset.slide
  expect(slide()).toBeUndefined()
  expect(screen.queryByRole('button', { name: en.walletModal.back })).toBeNull()
  await user.click(screen.getByRole('button', { name: guide.next }))
  expect(document.activeElement).toBe(await heading(install.title, 2))
  expect(slide()).toBe('next')
  await user.click(screen.getByRole('button', { name: guide.next }))
  await heading(keep.title, 3)
  await user.click(screen.getByRole('button', { name: guide.next }))
  await heading(connect.title, 4)
  expect(screen.queryByRole('button', { name: guide.next })).toBeNull()
  expect(screen.getByRole('button', { name: en.wallet.connect })).toBeDefined()
  await user.click(screen.getByRole('button', { name: en.walletModal.back }))
  expect(document.activeElement).toBe(await heading(keep.title, 3))
  expect(slide()).toBe('back')
})
