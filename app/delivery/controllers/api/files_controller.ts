import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#shared/lists'
import { deliveryOfRequest } from '#delivery/http/delivery_of_request'
import { fileList, type DeliveryFile } from '#delivery/lists/file_list'
import { pathIn } from '#delivery/http/mount'
import DeliveryFileTransformer from '#delivery/transformers/delivery_file_transformer'
import { answerRefusal } from '#shared/http/refusals'
import { wireDayOf } from '#shared/http/wire'

export default class FilesController {
  async index(ctx: HttpContext) {
    const found = await deliveryOfRequest(ctx, 'files')
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const { reference } = found.value
    return answerList(ctx, fileList, (file) => this.#entry(ctx, file), { reference })
  }

  #entry(ctx: HttpContext, file: DeliveryFile) {
    const line = new DeliveryFileTransformer(file).toObject()
    const { id: fileId, name, day, part, version, condition, bytes, sha256, state } = line
    return {
      ...{ id: fileId, filename: name, size: bytes, part, version, condition, sha256, state },
      day: wireDayOf(day),
      usedAt: line.usedAt,
      correctedAt: line.correctedAt,
      claimEndsAt: line.claimEndsAt,
      link: `${pathIn(ctx)}/${fileId}/claims`,
    }
  }
}
