import { rows } from '#shared/database'

/** Marks of things that are long done: whatever still waits after so long was marked again since. */
export const sweepMarks = () =>
  rows(null, `delete from desk_marks where changed_at < now() - interval '1 year'`)
