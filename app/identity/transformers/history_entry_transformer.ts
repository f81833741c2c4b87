import { BaseTransformer } from '@adonisjs/core/transformers'
import { changesOf } from '#identity/domain/user_history'
import type { HistoryEntry } from '#identity/lists/user_history_list'

/** An entry of a person's history with what has changed, for staff. */
export default class HistoryEntryTransformer extends BaseTransformer<HistoryEntry> {
  toObject() {
    const { at, before, after } = this.resource
    return {
      ...this.pick(this.resource, ['seq', 'actorId', 'actor', 'action', 'reason']),
      at: at.toISOString(),
      changes: changesOf(before, after),
    }
  }
}
