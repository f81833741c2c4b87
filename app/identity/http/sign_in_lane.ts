import { SideLane } from '#identity/domain/side_lane'

/** In a busy shop a step begins after so long at the latest, so that sign-ins get their turn as well. */
const PATIENCE_MS = 150
const PASSING_MS = 1_000

/** The steps of all sign-ins, one at a time and behind everything else that people wait for. */
export const signInLane = new SideLane({ patienceMs: PATIENCE_MS, passingMs: PASSING_MS })
