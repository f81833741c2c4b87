import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { asReader, type Reader } from '#shared/reading/reader'
import { hasReplica, keepWritten } from '#shared/reading/replica'
import { callerOrNobody } from '#shared/http/caller'

const READING = new Set(['GET', 'HEAD'])

/**
 * Says who reads lists, and keeps before the answer how far they have written, for all processes. Visitors
 * read from the database: pages are kept for them, and a kept page must not begin as an older one.
 */
export default class ReaderMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!hasReplica) return next()
    const reader = readerOf(ctx)
    try {
      return await (reader ? asReader(reader, () => next()) : next())
    } finally {
      // Who was nobody before has signed in.
      const userId = reader?.userId ?? callerOrNobody(ctx)?.id
      if (userId !== undefined && reader?.isChanging !== false) await keepWritten(userId)
    }
  }
}

function readerOf(ctx: HttpContext): Reader | null {
  const userId = callerOrNobody(ctx)?.id
  if (userId === undefined) return null
  const isChanging = !READING.has(ctx.request.method())
  // A page that is open asks for a part of itself because it was told that this has changed.
  const isTold = ctx.request.header('x-inertia-partial-data') !== undefined
  return { userId, isChanging, isFresh: isChanging || isTold }
}
