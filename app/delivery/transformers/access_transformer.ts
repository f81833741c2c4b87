import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Access } from '#delivery/lists/access_list'

export default class AccessTransformer extends BaseTransformer<Access> {
  toObject() {
    const { startedAt, endedAt, ...line } = this.resource
    return {
      ...line,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }
  }
}
