/**
 * Whether an acceptance `a` is still about a finding `f` of the day `:day`: of the same kind, and about no day that was not
 * seen then. Of those of before this was kept only the finding counts.
 */
export const STILL_ACCEPTED = `
  a.finding = f.id and a.accepted_until >= :day::date
    and (a.kind is null or (a.kind = f.kind and f.days <@ a.days))`

export const STAMP = `f.kind || ' ' || f.days`
