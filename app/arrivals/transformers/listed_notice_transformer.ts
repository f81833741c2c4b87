import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedNotice } from '#arrivals/lists/notice_list'

export default class ListedNoticeTransformer extends BaseTransformer<ListedNotice> {
  toObject() {
    const { begunAt, endedAt, ...notice } = this.resource
    return {
      ...notice,
      begunAt: begunAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }
  }
}
