export class Unreadable extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} cannot be read`, { cause })
  }
}
