import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DeliveryFile } from '#delivery/lists/file_list'

export default class DeliveryFileTransformer extends BaseTransformer<DeliveryFile> {
  toObject() {
    const file = this.resource
    return {
      ...this.pick(file, ['id', 'itemRef', 'name', 'day', 'part', 'version', 'condition']),
      ...this.pick(file, ['bytes', 'sha256', 'rows', 'state']),
      usedAt: file.usedAt?.toISOString() ?? null,
      correctedAt: file.correctedAt?.toISOString() ?? null,
      claimEndsAt: file.claimEndsAt?.toISOString() ?? null,
      downloadUrl: null as string | null,
    }
  }

  /** Only who claimed a file is told the way to its bytes. */
  forOwner() {
    const { claimId } = this.resource
    return { ...this.toObject(), downloadUrl: claimId && `/downloads/${claimId}` }
  }
}
