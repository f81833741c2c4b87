/**
 * What the last change before a moment says of a field of a record, else what the next one says of before; null where
 * neither does. `id` and `moment` are expressions.
 */
export const knownThen = (type: string, id: string, field: string, moment: string): string =>
  `coalesce(
    (select e.after->>'${field}' from audit_events e
      where e.subject_type = '${type}' and e.subject_id = ${id}::text and e.created_at < ${moment}
        and e.after->>'${field}' is not null order by e.seq desc limit 1),
    (select e.before->>'${field}' from audit_events e
      where e.subject_type = '${type}' and e.subject_id = ${id}::text and e.created_at >= ${moment}
        and e.before->>'${field}' is not null order by e.seq limit 1))`
