import type { HttpContext } from '@adonisjs/core/http'
import { giveBackLost } from '#delivery/actions/claims/give_back_lost'
import type { AccessWay } from '#delivery/domain/access'
import { MOST_PIECES } from '#delivery/domain/claim_limits'
import { claimMeter } from '#delivery/http/meter'
import { serveFile } from '#delivery/http/serve_file'
import type { ClaimedFile } from '#delivery/queries/find_claimed_file'

export const serveClaim = (ctx: HttpContext, file: ClaimedFile, way: AccessWay) =>
  serveFile(ctx, {
    file,
    mayBePart: file.pieces < MOST_PIECES,
    access: {
      fulfilmentId: file.fulfilmentId,
      fileId: file.fileId,
      claimId: file.claimId,
      userId: file.userId,
      way,
    },
    onStart: (start) => giveBackLost(file.claimId, start),
    meterOf: (access) => claimMeter(file, access),
  })
