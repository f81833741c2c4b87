import { fieldsOf, is } from '#shared/http/api_description'
import type { ListedEvidence } from '#contracts/lists/evidence_list'

const { about, integer, isoDay, moment, nullable, text } = is

const fields = fieldsOf<ListedEvidence>()({
  id: integer,
  from: isoDay,
  to: isoDay,
  knownOn: about(isoDay, 'It tells what was known at the end of this day.'),
  askedAt: [moment, ({ askedAt }) => askedAt.toISOString()],
  madeAt: [
    about(nullable(moment), 'Null while it is made.'),
    ({ madeAt }) => madeAt?.toISOString() ?? null,
  ],
  sha256: about(nullable(text), 'SHA-256 of its JSON; null while it is made.'),
})

export const evidenceSchema = is.named('LicenceEvidence', fields.schema)
export const evidenceToWire = (evidence: ListedEvidence) => fields.of(evidence)
