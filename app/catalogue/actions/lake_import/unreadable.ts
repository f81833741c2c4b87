/** A file of the operator could not be read; the import goes on without it. */
export class Unreadable extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} cannot be read`, { cause })
  }
}
