import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Reference } from '#delivery/domain/reference'

export type Mount = {
  referenceOf: (ctx: HttpContext) => Reference
  /** The customer whom an address names besides, if the owner's addresses do so. */
  customerOf?: (ctx: HttpContext) => number | undefined
}

const mounts = new WeakMap<HttpContext, Mount>()

export const through = (mount: Mount) => (ctx: HttpContext, next: NextFn) => {
  mounts.set(ctx, mount)
  return next()
}

export const referenceIn = (ctx: HttpContext): Reference => mountOf(ctx).referenceOf(ctx)

export const customerIn = (ctx: HttpContext): number | undefined => mountOf(ctx).customerOf?.(ctx)

function mountOf(ctx: HttpContext): Mount {
  const mount = mounts.get(ctx)
  if (!mount) throw new Error('This address belongs to no owner of deliveries')
  return mount
}

/** The path of this request as its route spells it, whoever owns it. */
export const pathIn = ({ route, params }: HttpContext): string =>
  route!.pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]))
