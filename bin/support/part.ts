import type { PortName } from './demo_environment.ts'
import type { PausePage } from './pause_page.ts'

export type Part = {
  name: string
  /** Arguments of the Node program. */
  args: string[]
  env: NodeJS.ProcessEnv
  ports: PortName[]
  /** Addresses that answer as soon as the part is ready (`http:` or `tcp:`). */
  answersAt: string[]
  /** It says by itself when it is at work. */
  announces?: boolean
  /** What answers at its address while it cannot; it is told when the part is about to listen. */
  meanwhile?: PausePage
}

/** A port of the part belongs to somebody else by now; the part needs another one. */
export class PortTaken extends Error {
  readonly names: PortName[]

  constructor(part: Part, names: PortName[]) {
    super(`${part.name} found its port busy`)
    this.names = names
  }
}
