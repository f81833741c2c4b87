import { BaseTransformer } from '@adonisjs/core/transformers'
import type { WaitingDeletion } from '#identity/queries/list_deletion_requests'

export default class WaitingDeletionTransformer extends BaseTransformer<WaitingDeletion> {
  toObject() {
    const { createdAt } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'answerBy', 'reason', 'name', 'email', 'company']),
      ...this.pick(this.resource, ['isBusy', 'isLate']),
      createdAt: createdAt.toISOString(),
    }
  }
}
