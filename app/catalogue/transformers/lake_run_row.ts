import type { LakeRun } from '#catalogue/queries/lake_runs/lake_runs'

/** A run as a page gets it: moments are texts. */
export const lakeRunRow = <Run extends LakeRun>(run: Run) => {
  const { id, asked, askedBy, state, done, total, report }: Pick<Run, Shown> = run
  return {
    ...{ id, asked, askedBy, state, done, total, report },
    askedAt: run.askedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
  }
}

type Shown = 'id' | 'asked' | 'askedBy' | 'state' | 'done' | 'total' | 'report'
