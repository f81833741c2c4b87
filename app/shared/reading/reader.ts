import { AsyncLocalStorage } from 'node:async_hooks'
import type { Choice } from '#shared/reading/choice'

/** Somebody known whose request is answered. */
export type Reader = {
  userId: number
  /** Reads what is, from the database alone: it may change something, or was told that something has changed. */
  isFresh: boolean
  /** How far it has written is kept at its end, not with each change. */
  isChanging: boolean
  /** Decided with the first list that is read. */
  choice?: Promise<Choice>
}

const readers = new AsyncLocalStorage<Reader>()

export const asReader = <T>(reader: Reader, work: () => T): T => readers.run(reader, work)

/** Undefined in jobs and commands, and where a visitor asks. */
export const currentReader = (): Reader | undefined => readers.getStore()
