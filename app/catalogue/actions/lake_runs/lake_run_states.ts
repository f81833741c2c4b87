import { RunStates } from '#shared/run_states'

export const lakeRunStates = new RunStates('lake_runs')
