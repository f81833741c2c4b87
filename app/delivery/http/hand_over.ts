import type { Meter } from '#delivery/http/meter'
import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import downloads from '#config/downloads'
import storage from '#config/storage'
import { handOverClaim } from '#delivery/actions/claims/hand_over_claim'
import { beginHandedOver, type AccessStart } from '#delivery/actions/ledger/record_access'
import { signedAddress, type StoredFile } from '#delivery/gateways/stored_file'
import { callerOf } from '#delivery/http/caller'
import type { Piece } from '#delivery/http/metered_body'

/** A file to be sent, the line of the ledger that says so, and what counts its bytes. */
export type Serving = {
  file: StoredFile
  /** A client that came for too many pieces gets the whole file instead of the next one. */
  mayBePart: boolean
  access: Omit<AccessStart, 'address' | 'agent' | 'firstByte' | 'bytesAsked'>
  /** Told where a piece begins, before it is booked. */
  onStart?: (start: number) => Promise<void>
  meterOf: (access: () => Promise<number>) => Meter
}

/**
 * To nginx or the object store; false: send it here. Never a claimed file to a store, whose address
 * works for everybody, uncounted. Nor with If-Range: nginx does not know the tag.
 */
export async function handOver(ctx: HttpContext, serving: Serving, piece: Piece): Promise<boolean> {
  if (downloads.by === 'web' || ctx.request.header('if-range')) return false
  const { access, file } = serving
  const line = {
    ...access,
    ...callerOf(ctx),
    firstByte: piece.start,
    bytesAsked: piece.end - piece.start,
  }
  if (downloads.by === 'nginx' && storage.disk === 'fs') {
    if (access.claimId && !(await handOverClaim(access.claimId, file, piece))) return false
    await beginHandedOver(line)
    throughNginx(ctx, file)
    return true
  }
  if (downloads.by !== 'store' || storage.disk !== 's3' || access.claimId) return false
  await beginHandedOver(line)
  ctx.response
    .redirect()
    .status(302)
    .toPath(await signedAddress(file, downloads.addressSeconds))
  return true
}

/** nginx reads the range from the request itself and answers it from the file. */
function throughNginx({ response }: HttpContext, { disk, key }: StoredFile): void {
  const path = [disk, ...key.split('/')].map(encodeURIComponent).join('/')
  response.header('x-accel-redirect', `${downloads.nginxLocation}${path}`)
  response.stream(Readable.from([]))
}
