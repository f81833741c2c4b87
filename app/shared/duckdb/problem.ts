/**
 * Why a statement gave nothing: DuckDB `refused` it (the message is DuckDB's; the memory limit too is
 * such a refusal), it ran longer than its engine lets it (`late`), or the engine's process `ended`
 * while it ran, which may be another statement's doing.
 */
export class EngineProblem extends Error {
  constructor(
    readonly kind: 'refused' | 'late' | 'ended',
    message: string = kind
  ) {
    super(message)
  }
}
