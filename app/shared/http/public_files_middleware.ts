import { posix } from 'node:path'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'

/** What the build lays beside the assets for the server alone: rendered programs and manifests. */
const FOR_THE_SERVER = /^\/assets\/(server|\.vite)(\/|$)/

/** No file answers calls: looking for one costs them more than much of the rest. */
const CALLS = /^\/api\//

/** Serves the public folder, but for the parts that browsers have no use for. */
@inject()
export default class PublicFilesMiddleware {
  constructor(private files: StaticMiddleware) {}

  handle(ctx: HttpContext, next: NextFn) {
    const path = decoded(ctx.request.url())
    if (CALLS.test(path) || FOR_THE_SERVER.test(path)) return next()
    return this.files.handle(ctx, next)
  }
}

/** A path is compared as the file system would read it. */
function decoded(path: string): string {
  try {
    return posix.normalize(decodeURIComponent(path)).toLowerCase()
  } catch {
    return path
  }
}
