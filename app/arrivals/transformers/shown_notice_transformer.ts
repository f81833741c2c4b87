import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ShownNotice } from '#arrivals/queries/running_notices'

/** A notice for whoever it concerns; nothing of it tells who wrote it. */
export default class ShownNoticeTransformer extends BaseTransformer<ShownNotice> {
  toObject() {
    const { id, headline, text, begunAt, products } = this.resource
    return { id, headline, text, begunAt: begunAt.toISOString(), products }
  }
}
