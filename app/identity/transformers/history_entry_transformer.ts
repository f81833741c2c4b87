import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import { changesOf, USER_ACTIONS, USER_FIELDS } from '#identity/domain/user_history'
import type { HistoryEntry } from '#identity/lists/user_history_list'

const { about, integer, listOf, moment, nullable, object, oneOf, text } = is

const value = { type: ['string', 'number', 'boolean', 'null'] }

const fields = fieldsOf<HistoryEntry>()({
  seq: integer,
  at: [moment, ({ at }) => at.toISOString()],
  actorId: about(nullable(integer), 'Null where the shop itself did it.'),
  actor: text,
  action: oneOf(USER_ACTIONS),
  reason: nullable(text),
  changes: [
    listOf(object({ field: oneOf(USER_FIELDS), before: value, after: value })),
    ({ before, after }) => changesOf(before, after),
  ],
})

export const historyEntrySchema = fields.schema

export default class HistoryEntryTransformer extends transformerOf(fields) {}
