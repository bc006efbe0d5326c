// Lists the paths of the pages without the frame.

/**
 * The special list: pages rendered without the frame and without the wallet layer. Source: decisions "Special pages".
 */
export const specialPaths = [
  '/pages/errors/error400',
  '/pages/errors/error401',
  '/pages/errors/error403',
  '/pages/errors/error404',
  '/pages/errors/error500',
  '/pages/errors/error503',
  '/pages/comingsoon/comingsoonsimple',
  '/pages/comingsoon/coming-bg-video',
  '/pages/comingsoon/coming-bg-img',
  '/pages/authentication/login-simple',
  '/pages/authentication/login-bg-img',
  '/pages/authentication/login-img',
  '/pages/authentication/login-validation',
  '/pages/authentication/login-tooltip',
  '/pages/authentication/login-sweetalert',
  '/pages/authentication/registerwizard',
  '/pages/authentication/register-simple',
  '/pages/authentication/register-bg-img',
  '/pages/authentication/sign-up-two',
  '/pages/authentication/unlock-user',
  '/pages/authentication/forget-pwd',
  '/pages/authentication/create-pwd',
  '/pages/authentication/maintenance',
  '/authentication/login',
] as const

export type SpecialPath = (typeof specialPaths)[number]

/** The second list: pages of our own without a layout, which people print. */
export const noLayoutPaths: readonly string[] = ['/receipt']
