import { BaseTransformer } from '@adonisjs/core/transformers'
import type { WaitingDeletion } from '#identity/queries/list_deletion_requests'

/** A customer's wish to have the account deleted, for those who carry it out. */
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
