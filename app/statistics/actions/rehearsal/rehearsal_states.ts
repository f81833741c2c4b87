import { RunStates } from '#shared/run_states'

export const rehearsalStates = new RunStates('rehearsals')
