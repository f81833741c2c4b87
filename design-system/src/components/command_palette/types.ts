import type { ReactNode } from 'react'

export interface Command {
  id: string
  label: string
  /** One step quieter: where it leads, whose it is. */
  detail?: string
  /** What state it is in, as shape and word. */
  mark?: ReactNode
  /** An amount or a number, at the end of the row. */
  figure?: ReactNode
  onAction: () => void
}

export interface CommandGroup {
  title: string
  commands: readonly Command[]
}
