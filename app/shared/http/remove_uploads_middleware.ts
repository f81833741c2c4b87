import { rm } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Removes the files of a form from the folder for temporary ones when the request is over,
 * accepted or refused: nobody fills the disk with forms, and nothing confidential is left behind.
 */
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
