/** What a process ends with that cannot start with its settings (EX_CONFIG of sysexits.h). */
export const WRONG_SETTINGS = 78

/** Settings with which nothing can start. Its message is one line that names each of them. */
export class SettingsProblem extends Error {
  override name = 'SettingsError'

  constructor(faults: string[]) {
    super(`Wrong settings: ${faults.join('; ')}`)
  }
}
