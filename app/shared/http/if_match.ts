import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { failure } from '#shared/http/envelope'

const HEADER = 'if-match'
const STALE = { code: 'shared.errors.precondition', status: 412 } as const

/** The tag of a record is the count of its changes. */
export const tagOfVersion = (version: number): string => `"${version}"`

/**
 * A change that names by `If-Match` what it was decided on is made to that alone: the version goes with
 * what is sent, and the change itself compares it. What counts no changes takes no such condition.
 */
export const onlyIfMatch = (takesVersion: () => boolean) =>
  function onlyOfVersion(ctx: HttpContext, next: NextFn): unknown {
    const { request } = ctx
    const said = request.header(HEADER)?.trim()
    if (said === undefined || said === '*') return next()
    if (!takesVersion()) return failure(ctx, { ...STALE, code: 'shared.errors.no_versions' })
    const version = matchedVersion(ctx)
    if (version === undefined) return failure(ctx, STALE)
    request.updateBody({ ...request.body(), version })
    return next()
  }

/** The version that `If-Match` names, where it names one: for what is deleted, which sends no `version`. */
export function matchedVersion({ request }: HttpContext): number | undefined {
  const [, version] = /^"([1-9]\d{0,8})"$/.exec(request.header(HEADER)?.trim() ?? '') ?? []
  return version === undefined ? undefined : Number(version)
}

/** Answers with one record say its version as their tag. */
export function tagVersion({ response }: HttpContext): void {
  if (response.getHeader('etag') !== undefined || response.getStatus() >= 300) return
  const [content] = (response.content ?? []) as { data?: { version?: unknown } | null }[]
  const version = content?.data?.version
  if (Number.isInteger(version)) response.header('etag', tagOfVersion(version as number))
}
