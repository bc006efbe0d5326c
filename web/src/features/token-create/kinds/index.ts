import { Coins } from 'lucide-react'
import { lazy } from 'react'
import { z } from 'zod'
import { standardFactory } from './standard/factory'
import { prepareStandardToken } from './standard/prepare'
import { standard } from './standard/schema'
import type { TokenKind } from './token-kind'

/** All kinds of token that can be created: a new one is a folder beside this file and a line here. */
export const kinds = {
  standard: {
    ...standard,
    Icon: Coins,
    feeFields: [],
    factory: standardFactory,
    prepare: prepareStandardToken,
    Form: lazy(() => import('./standard/form').then(({ StandardForm }) => ({ default: StandardForm }))),
  },
} as const satisfies Record<string, TokenKind>

export type KindId = keyof typeof kinds

const kindIds = Object.keys(kinds) as [KindId, ...KindId[]]

export const kindIdSchema = z.enum(kindIds)
