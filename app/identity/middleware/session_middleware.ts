import { inject } from '@adonisjs/core'
import emitter from '@adonisjs/core/services/emitter'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Session } from '@adonisjs/session'
import SessionMiddleware from '@adonisjs/session/session_middleware'
import type { SessionStoreContract, SessionStoreFactory } from '@adonisjs/session/types'
import { bringsToken } from '#identity/http/brings_token'
import { bringsNothing } from '#shared/http/brings_nothing'

type Stores = Record<string, SessionStoreFactory>

const OF_NOBODY: ConstructorParameters<typeof Session>[0] = {
  enabled: true,
  cookieName: 'of-nobody',
  age: 0,
  cookie: {},
}

const NO_STORE: SessionStoreContract = {
  read: () => null,
  write: () => {},
  destroy: () => {},
  touch: () => {},
}

/** Templates are told who is there; making them ready takes longer than much of what a call asks. */
const NO_VIEW = { share() {} }

/** A call with a token or without cookies takes no session: beside a token cookies count nothing. */
@inject()
export default class OwnSessionMiddleware {
  constructor(private sessions: SessionMiddleware<Stores>) {}

  async handle(ctx: HttpContext, next: NextFn) {
    if (!bringsToken(ctx) && !bringsNothing(ctx)) return this.sessions.handle(ctx, next)
    delete ctx.request.request.headers.cookie
    Object.defineProperty(ctx, 'view', { value: NO_VIEW })
    ctx.session = new Session(OF_NOBODY, () => NO_STORE, emitter, ctx)
    await ctx.session.initiate(false)
    return next()
  }
}
