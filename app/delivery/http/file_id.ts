import type { HttpContext } from '@adonisjs/core/http'

/** The file that an address names; numbers too long for any row become 0. */
export function fileIdIn({ params }: HttpContext): number {
  const fileId = Number(params.fileId)
  return Number.isSafeInteger(fileId) ? fileId : 0
}
