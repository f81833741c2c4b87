import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import type { ListedEvidence } from '#contracts/lists/evidence_list'

const { about, integer, moment, nullable, text, wireDay } = is

const fields = fieldsOf<ListedEvidence>()({
  id: integer,
  from: [wireDay, ({ from }) => wireDayOf(from)],
  to: [wireDay, ({ to }) => wireDayOf(to)],
  knownOn: [
    about(wireDay, 'It tells what was known at the end of this day.'),
    ({ knownOn }) => wireDayOf(knownOn),
  ],
  askedAt: [moment, ({ askedAt }) => askedAt.toISOString()],
  madeAt: [
    about(nullable(moment), 'Null while it is made.'),
    ({ madeAt }) => madeAt?.toISOString() ?? null,
  ],
  sha256: about(nullable(text), 'SHA-256 of its JSON; null while it is made.'),
})

export const evidenceSchema = is.named('LicenceEvidence', fields.schema)
export const evidenceToWire = (evidence: ListedEvidence) => fields.of(evidence)
