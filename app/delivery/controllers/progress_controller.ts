import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { isSame } from '#delivery/domain/reference'
import { hasRoom, streamProgress } from '#delivery/http/live/progress_stream'
import { deliveryOfRequest } from '#delivery/http/delivery_of_request'
import { actorIn } from '#shared/http/actor_in'
import { liveFiles } from '#delivery/queries/live_files'
import { progressOf } from '#delivery/queries/progress_of'

const MOST_FILES = 100
const BUSY = { code: 'delivery.errors.too_many_watch', status: 429, retryAfter: 10 } as const

/** As events while files are made, or once, for those who ask again. */
export default class ProgressController {
  async show(ctx: HttpContext) {
    const found = await deliveryOfRequest(ctx)
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const { reference } = found.value
    const fileIds = fileIdsIn(ctx)
    const { id: userId } = actorIn(ctx)
    if (!wantsEvents(ctx)) {
      const [progress, files] = await Promise.all([progressOf(reference), liveFiles(fileIds)])
      return success(ctx, {
        progress,
        files: files.filter((file) => isSame(file.reference, reference)),
      })
    }
    if (!hasRoom(userId)) return answerRefusal(ctx, BUSY)
    return streamProgress(ctx, { reference, fileIds, userId })
  }
}

const wantsEvents = ({ request }: HttpContext): boolean =>
  request.accepts(['json', 'text/event-stream']) === 'text/event-stream'

/** `?files=17,18`: the ones that the reader has before him. */
function fileIdsIn({ request }: HttpContext): number[] {
  const asked = request.input('files', '')
  const ids = String(asked).split(',').slice(0, MOST_FILES).map(Number)
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0)
}
