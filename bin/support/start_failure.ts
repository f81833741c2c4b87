import { WRONG_SETTINGS } from '../../start/settings/settings_problem.ts'

/** A program without which the shop cannot start; its own code becomes the code of the start where it says why. */
export class StartFailure extends Error {
  readonly code: number

  constructor(message: string, code: number | null) {
    super(message)
    this.code = code === WRONG_SETTINGS ? WRONG_SETTINGS : 1
  }
}
