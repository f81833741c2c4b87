import { prettyPrintError } from '@adonisjs/core'
import { SettingsProblem, WRONG_SETTINGS } from '#start/settings/settings_problem'

/** Says why a process cannot start, wrong settings in one line. @returns the code to end with */
export function tellEnd(error: unknown): number {
  if (!(error instanceof SettingsProblem)) {
    void prettyPrintError(error as Error)
    return 1
  }
  console.error(`${error.name}: ${error.message}. Each is explained in README.md, "In production".`)
  return WRONG_SETTINGS
}
