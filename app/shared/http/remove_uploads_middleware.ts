import { rm } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** When the request is over, accepted or refused: nothing fills the disk or stays readable. */
export default class RemoveUploadsMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    try {
      return await next()
    } finally {
      await Promise.all(filesOf(request).map((path) => rm(path, { force: true })))
    }
  }
}

function filesOf(request: HttpContext['request']): string[] {
  return Object.values(request.allFiles())
    .flat()
    .flatMap(({ tmpPath }) => (tmpPath ? [tmpPath] : []))
}
