import type { ReactNode } from 'react'

/** A line of what is told of a command while it is chosen; a price tells every step with its reason. */
export interface CommandFact {
  label: string
  text: string
  why?: string
  /** A sum stands under a rule, the total under two. */
  rank?: 'sum' | 'total'
}

export interface CommandReading {
  word: string
  text: string
  isUnknown?: boolean
}

export interface Command {
  id: string
  label: string
  /** One step quieter: where it leads, whose it is. */
  detail?: string
  /** What state it is in, as shape and word. */
  mark?: ReactNode
  /** An amount or a number, at the end of the row. */
  figure?: ReactNode
  /** Told beside the list while it is chosen, where there is room. */
  facts?: readonly CommandFact[]
  onAction: () => void
}

export interface CommandGroup {
  title: string
  commands: readonly Command[]
}
