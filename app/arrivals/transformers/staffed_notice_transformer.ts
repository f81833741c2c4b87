import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StaffedNotice } from '#arrivals/lists/staffed_notice_list'

export default class StaffedNoticeTransformer extends BaseTransformer<StaffedNotice> {
  toObject() {
    const { begunAt, mailedAt, ...notice } = this.resource
    return {
      ...notice,
      begunAt: begunAt.toISOString(),
      mailedAt: mailedAt?.toISOString() ?? null,
    }
  }
}
