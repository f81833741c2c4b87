import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { beginAccess } from '#delivery/actions/ledger/record_access'
import type { Reference } from '#delivery/domain/reference'
import { callerOf } from '#delivery/http/caller'
import { openMeter } from '#delivery/http/meter'
import { meteredBody } from '#delivery/http/metered_body'
import { findGivenFile } from '#delivery/queries/find_given_file'

type Fetch = { reference: Reference; key: string; /** Who fetches it. */ userId: number }

/**
 * The bytes of a whole file that its owner hands out himself, as often as somebody likes: without a claim,
 * but the ledger says who fetched it, and how much of it was sent. @throws where no such file was delivered
 */
export async function givenBytes(
  ctx: HttpContext,
  { reference, key, userId }: Fetch
): Promise<Readable> {
  const file = await findGivenFile(reference, key)
  if (!file) throw new Error(`${reference.kind} ${reference.key} was delivered without ${key}`)
  const { fileId, fulfilmentId, bytes } = file
  const access = await beginAccess({
    ...{ fulfilmentId, fileId, userId, way: 'page', ...callerOf(ctx) },
    ...{ firstByte: 0, bytesAsked: bytes },
  })
  return meteredBody(
    file,
    { start: 0, end: bytes },
    openMeter(async () => access)
  )
}
