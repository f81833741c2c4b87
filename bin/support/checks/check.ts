export type Count = { passed: number; failed: number }

/** A test that failed: where it stands, and what it said. */
export type Failure = { title: string; error: string }

export type Check = {
  name: string
  /** Arguments of the Node program, or the name of an installed program and its arguments. */
  run: string[]
  env?: NodeJS.ProcessEnv
  /** A check that has to be over before. */
  after?: string
  /** After these it has failed, and is ended. */
  minutes?: number
  /** Reads how many tests passed and failed; a check without it counts as one. */
  count?: (output: string, report: string) => Count
  /** Reads what the failed tests said. */
  failures?: (report: string) => Failure[]
}

/** What a check came to; its last lines and the failures are shown again when it failed. */
export type CheckResult = Count & {
  name: string
  seconds: number
  failures: Failure[]
  lastLines: string
}
