/** DuckDB `refused` (memory too), the statement was `late`, or the process `ended` under it. */
export class EngineProblem extends Error {
  constructor(
    readonly kind: 'refused' | 'late' | 'ended',
    message: string = kind
  ) {
    super(message)
  }
}
