/** Why a report cannot be made, in words of a translation key; a permanent one is not tried again. */
export class ReportProblem extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number> = {},
    readonly isPermanent = false
  ) {
    super(code)
  }
}
