import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { previewDay } from '#catalogue/queries/preview_day'
import { apiPreview } from '#catalogue/transformers/api_preview'

export default class PreviewsController {
  async show(ctx: HttpContext) {
    const { day, part } = ctx.request.qs()
    const preview = await previewDay({
      code: String(ctx.params.product),
      day: String(day ?? ''),
      part: /^\d{1,4}$/.test(String(part)) ? Number(part) : undefined,
    })
    return preview.ok ? success(ctx, apiPreview.of(preview.value)) : failure(ctx, preview.refusal)
  }
}
