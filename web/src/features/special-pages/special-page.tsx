// Finds the special page of a URL path and loads it; shows 404 if there is none.

import { type ReactNode, Suspense } from 'react'
import { Waiting } from '@/components/ui/waiting.tsx'
import { NotFoundPage } from '@/features/special-pages/errors/error-page.tsx'
import type { LoadWallet } from '@/features/special-pages/sign-in/wallet-gateway.ts'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { type SpecialPath, specialPaths } from '@/lib/layout/special-paths.ts'

/** Shows the special page of a URL path, whose code loads on demand; 404 if there is none. */
export function SpecialPage({ address, ...props }: SpecialPageProps & { address: string }) {
  const path = findSpecialPath(address)
  if (!path) return <NotFoundPage />
  const Page = specialPages[path]
  return (
    <Suspense fallback={<Waiting rows={['h-8 w-48', 'h-40', 'h-10']} className="mx-auto mt-24 w-full max-w-md px-5" />}>
      <Page {...props} />
    </Suspense>
  )
}

type SpecialPageProps = {
  loadWallet: LoadWallet
  /** Parameters after the `?`; they never decide which page is shown. */
  search: Record<string, unknown>
}

const BadLinkPage = lazyPart(() =>
  import('@/features/special-pages/errors/error-page.tsx').then(({ BadLinkPage: page }) => ({ default: page })),
)
const ComingSoonPage = lazyPart(() =>
  import('./coming-soon-page.tsx').then(({ ComingSoonPage: page }) => ({
    default: page,
  })),
)
const ErrorPage = lazyPart(() =>
  import('@/features/special-pages/errors/error-page.tsx').then(({ ErrorPage: page }) => ({ default: page })),
)
const LoginPage = lazyPart(() =>
  import('@/features/special-pages/sign-in/login-page.tsx').then(({ LoginPage: page }) => ({ default: page })),
)
const MaintenancePage = lazyPart(() =>
  import('./maintenance-page.tsx').then(({ MaintenancePage: page }) => ({
    default: page,
  })),
)
const NoPasswordPage = lazyPart(() =>
  import('./no-password-page.tsx').then(({ NoPasswordPage: page }) => ({
    default: page,
  })),
)
const RegisterPage = lazyPart(() =>
  import('@/features/special-pages/sign-in/register-page.tsx').then(({ RegisterPage: page }) => ({ default: page })),
)
const UnlockPage = lazyPart(() =>
  import('@/features/special-pages/sign-in/unlock-page.tsx').then(({ UnlockPage: page }) => ({ default: page })),
)

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 40) : undefined)

/** The pages without frame and wallet, by their paths: a new one is a line here and one in the list. */
const specialPages = {
  '/pages/errors/error400': ({ search: { reason, field } }) => (
    <BadLinkPage reason={text(reason)} field={text(field)} />
  ),
  '/pages/errors/error401': () => <ErrorPage code={401} />,
  '/pages/errors/error403': () => <ErrorPage code={403} />,
  '/pages/errors/error404': () => <ErrorPage code={404} />,
  '/pages/errors/error500': () => <ErrorPage code={500} />,
  '/pages/errors/error503': () => <ErrorPage code={503} />,
  '/pages/comingsoon/comingsoonsimple': () => <ComingSoonPage ground="plain" />,
  '/pages/comingsoon/coming-bg-video': () => <ComingSoonPage ground="moving" />,
  '/pages/comingsoon/coming-bg-img': () => <ComingSoonPage ground="picture" />,
  '/pages/authentication/login-simple': ({ loadWallet }) => <LoginPage loadWallet={loadWallet} frame="card" />,
  '/pages/authentication/login-bg-img': ({ loadWallet }) => <LoginPage loadWallet={loadWallet} frame="behind" />,
  '/pages/authentication/login-img': ({ loadWallet }) => <LoginPage loadWallet={loadWallet} frame="beside" />,
  '/pages/authentication/login-validation': ({ loadWallet }) => (
    <LoginPage loadWallet={loadWallet} frame="card" problemView="inline" />
  ),
  '/pages/authentication/login-tooltip': ({ loadWallet }) => (
    <LoginPage loadWallet={loadWallet} frame="card" problemView="tooltip" />
  ),
  '/pages/authentication/login-sweetalert': ({ loadWallet }) => (
    <LoginPage loadWallet={loadWallet} frame="card" problemView="alert" />
  ),
  '/pages/authentication/registerwizard': ({ loadWallet }) => <RegisterPage loadWallet={loadWallet} frame="wizard" />,
  '/pages/authentication/register-simple': ({ loadWallet }) => <RegisterPage loadWallet={loadWallet} frame="card" />,
  '/pages/authentication/register-bg-img': ({ loadWallet }) => <RegisterPage loadWallet={loadWallet} frame="behind" />,
  '/pages/authentication/sign-up-two': ({ loadWallet }) => <RegisterPage loadWallet={loadWallet} frame="beside" />,
  '/pages/authentication/unlock-user': ({ loadWallet }) => <UnlockPage loadWallet={loadWallet} />,
  '/pages/authentication/forget-pwd': () => <NoPasswordPage purpose="forgot" />,
  '/pages/authentication/create-pwd': () => <NoPasswordPage purpose="create" />,
  '/pages/authentication/maintenance': () => <MaintenancePage />,
  '/authentication/login': ({ loadWallet }) => <LoginPage loadWallet={loadWallet} frame="plain" />,
} as const satisfies Record<SpecialPath, (props: SpecialPageProps) => ReactNode>

/** Returns the special page of a URL: its query, its hash and a trailing slash do not matter. */
export function findSpecialPath(address: string): SpecialPath | undefined {
  const [path = ''] = address.split(/[?#]/)
  return specialPaths.find((special) => special === path.replace(/\/+$/, ''))
}
